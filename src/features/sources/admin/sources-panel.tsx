import { Gutter } from '@payloadcms/ui';
import type { SourceResult } from '@/core/shared/board';

const counted = (count: number, what: string) => count > 0 && `${count} ${what}${count === 1 ? '' : 's'}`;

/** “At least”, because people may remove the code, or come without JavaScript. */
function results({ seats, applications, subscribers, visits }: SourceResult): string {
  const counts = [
    counted(seats, 'founding seat'),
    counted(applications, 'application'),
    counted(subscribers, 'subscriber'),
    counted(visits, 'visit'),
  ];
  return `at least ${counts.filter(Boolean).join(', ')}`;
}

/** Below the board: which flyer filled seats. Nothing is shown before one brought somebody. */
export function SourcesPanel({ sources }: { sources: SourceResult[] }) {
  if (sources.length === 0) return null;
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-sources">
        <header>
          <h2 id="board-sources">What brought people</h2>
        </header>
        <ul className="board__lines">
          {sources.map((source) => (
            <li key={source.id} className="board__what">
              <b>
                <a href={`/admin/collections/sources/${source.id}`}>{source.name}</a>
              </b>
              <span>{results(source)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Gutter>
  );
}
