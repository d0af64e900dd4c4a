import type { TicketView } from '../contract';
import { LocalTime } from './local-time';

type TicketThreadProps = Pick<TicketView, 'message' | 'createdAt' | 'messages'> & {
  team: string;
  you: string;
};

/** The messages, oldest first. Staff answer as the team. */
export function TicketThread({ message, createdAt, messages, team, you }: TicketThreadProps) {
  const all = [{ direction: 'requester' as const, text: message, at: createdAt }, ...messages];
  return (
    <ol className="grid gap-4">
      {all.map(({ direction, text, at }, place) => (
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
        </li>
      ))}
    </ol>
  );
}
