import type { ReactNode } from 'react';

type Props = {
  /** Unique on the dashboard; also the heading's id. */
  id: string;
  title: string;
  /** To the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One frame of the dashboard. */
export function BoardPanel({ id, title, aside, children }: Props) {
  return (
    <section className="board__panel" aria-labelledby={`board-${id}`}>
      <header>
        <h2 id={`board-${id}`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
