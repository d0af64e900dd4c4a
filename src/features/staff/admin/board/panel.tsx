import type { ReactNode } from 'react';

type Props = {
  /** Unique on the board: names the heading. */
  id: string;
  title: string;
  /** At the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One frame of the board. */
export function Panel({ id, title, aside, children }: Props) {
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
