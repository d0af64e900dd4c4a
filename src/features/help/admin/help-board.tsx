import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { HelpBoard } from '../contract';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type Line = { key: number | string; title: ReactNode; about: string };

const article = (id: number, question: string) => (
  <a href={`/admin/collections/help-articles/${id}`}>{question}</a>
);

function Panel({ id, title, lines }: { id: string; title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="board__panel" aria-labelledby={`board-${id}`}>
      <header>
        <h2 id={`board-${id}`}>{title}</h2>
      </header>
      <ul className="board__lines">
        {lines.map((line) => (
          <li key={line.key} className="board__what">
            <b>{line.title}</b>
            <span>{line.about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For editors, below the board: what in help waits for them. Nothing is shown while nothing does. */
export function HelpPanels({ board: { unchecked, notFound, missing } }: { board: HelpBoard }) {
  if (unchecked.length + notFound.length + missing.length === 0) return null;
  return (
    <Gutter className="board">
      <div className="board__help">
        <Panel
          id="help-unchecked"
          title="Help articles to check again"
          lines={unchecked.map(({ id, question, owner, checkedOn }) => ({
            key: id,
            title: article(id, question),
            about: `${owner}, last checked ${dates.format(new Date(checkedOn))}`,
          }))}
        />
        <Panel
          id="help-not-found"
          title="Searched in help, and not found"
          lines={notFound.map(({ words, networks }) => ({
            key: words,
            title: words,
            about: `from ${networks} networks`,
          }))}
        />
        <Panel
          id="help-missing"
          title="What readers missed in help"
          lines={missing.map(({ id, article: about, question, text }) => ({
            key: id,
            title: article(about, question),
            about: text,
          }))}
        />
      </div>
    </Gutter>
  );
}
