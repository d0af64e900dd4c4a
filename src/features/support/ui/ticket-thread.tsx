import type { TicketView } from '../contract';

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** 'March 9, 2026 at 9:58 AM UTC' */
export const when = (at: Date) =>
  // Newer runtimes put a narrow space before AM, which some fonts lack.
  `${dateTime.format(at).replace(/\u202f/g, ' ')} UTC`;

type TicketThreadProps = Pick<TicketView, 'message' | 'createdAt' | 'messages'> & { team: string };

/** The messages, oldest first. Staff answer as the team. */
export function TicketThread({ message, createdAt, messages, team }: TicketThreadProps) {
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
            <strong className="font-semibold text-ink">{direction === 'staff' ? team : 'You'}</strong>
            <time dateTime={at.toISOString()}>{when(at)}</time>
          </p>
          <p dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
