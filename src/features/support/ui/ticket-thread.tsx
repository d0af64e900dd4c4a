import { FileText } from 'lucide-react';
import { fileSize } from '@/core/shared/record-files';
import type { TicketView } from '../contract';
import { LocalTime } from './local-time';

type TicketThreadProps = Pick<TicketView, 'message' | 'createdAt' | 'files' | 'messages'> & {
  team: string;
  you: string;
  /** Where the ticket's files are served. */
  filesPath: string;
};

/** The messages, oldest first. Staff answer as the team. */
export function TicketThread(props: TicketThreadProps) {
  const { message, createdAt, files, messages, team, you, filesPath } = props;
  const all = [{ direction: 'requester' as const, text: message, at: createdAt, files }, ...messages];
  return (
    <ol className="grid gap-4">
      {all.map(({ direction, text, at, files: sent }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
          key={place}
          className={`border border-line border-l-[6px] bg-card p-5 md:p-7 ${
            direction === 'staff' ? 'border-l-violet' : 'border-l-ink'
          }`}
        >
          <p className="flex flex-wrap justify-between gap-x-6 text-[15px] text-ink-2">
            <strong className="font-semibold text-ink">{direction === 'staff' ? team : you}</strong>
            <LocalTime at={at} />
          </p>
          <p dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          {sent.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-3">
              {sent.map(({ id, name, bytes }) => (
                <li key={id}>
                  <a
                    href={`${filesPath}/${id}`}
                    download={name}
                    className="flex items-center gap-3 border border-line px-4 py-2.5 hover:border-violet-word"
                  >
                    <FileText aria-hidden size={20} className="flex-none text-violet-word" />
                    <span className="[overflow-wrap:anywhere]">
                      <bdi>{name}</bdi>{' '}
                      <small className="block text-[14px] text-ink-2">{fileSize(bytes)}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
