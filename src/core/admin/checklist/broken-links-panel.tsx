import { Gutter } from '@payloadcms/ui';
import type { BrokenLinks } from '@/core/shared/checklist/broken-links';

/** For editors, on the board: which documents to correct. Nothing is shown while every link leads somewhere. */
export function BrokenLinksPanel({ links: { documents, shown } }: { links: BrokenLinks }) {
  if (documents === 0) return null;
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-broken-links">
        <header>
          <h2 id="board-broken-links">Links that lead nowhere</h2>
          <span>in {documents === 1 ? 'one document' : `${documents} documents`}</span>
        </header>
        <ul className="board__lines">
          {shown.map(({ place, title, hrefs }) => (
            <li key={place} className="board__what">
              <b>
                <a href={`/admin/${place}`}>{title}</a>
              </b>
              <span>{`leads to ${hrefs.join(', ')}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </Gutter>
  );
}
