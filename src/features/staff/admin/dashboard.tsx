import { Gutter } from '@payloadcms/ui';
import type { Payload } from 'payload';
import type { User } from '@/payload-types';
import { countSeats, countTiles, type Tile } from './dashboard-counts';
import { SeatPanel } from './seat-panel';

type Props = { payload: Payload; user?: User | null };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is waiting, as somebody would say it. */
function headline(tiles: Tile[]): string {
  const waiting = (label: string) => tiles.find((tile) => tile.label === label)?.count ?? 0;
  const tickets = waiting('New support tickets');
  const quotes = waiting('New quote requests');
  const applications = waiting('Applications nobody has read');
  const parts = [
    tickets > 0 && `${counted(tickets, 'new ticket', 'new tickets')}.`,
    quotes > 0 && `${counted(quotes, 'quote', 'quotes')} to price.`,
    applications > 0 && `${counted(applications, 'application', 'applications')} to read.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Nothing is waiting for you.';
}

/** First screen of the back office: figures of the day, each the way to its list. */
export async function Dashboard({ payload, user }: Props) {
  if (!user) return null;
  const [tiles, seats] = await Promise.all([countTiles(payload, user), countSeats(payload)]);
  return (
    <Gutter className="start">
      <h1>{headline(tiles)}</h1>
      <p className="start__lead">Signed in as {user.username}. Every figure leads to its list.</p>
      <div className="start__grid">
        <ul className="start__tiles">
          {tiles.map(({ label, count, href, tone }) => (
            <li key={label}>
              <a
                href={href}
                className={tone && count > 0 ? `start__tile start__tile--${tone}` : 'start__tile'}
              >
                <b>{count}</b>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
        <SeatPanel {...seats} />
      </div>
    </Gutter>
  );
}
