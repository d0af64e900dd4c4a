'use client';

import { Gutter } from '@payloadcms/ui';
import { type ChangedSentence, SENTENCES_API } from '@/core/shared/sentences';
import { useDismissal } from '@/kit/admin/use-dismissal';

/** For editors, on the board after an update: sentences that visitors now read in other words, until somebody hides them. */
export function SentencesPanel({ changed }: { changed: ChangedSentence[] }) {
  const { isGone, problem, dismiss } = useDismissal(SENTENCES_API);
  if (isGone || changed.length === 0) return null;
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-sentences">
        <header>
          <h2 id="board-sentences">Sentences that changed with this version</h2>
          <button type="button" className="board__button" onClick={() => void dismiss()}>
            Hide this list
          </button>
        </header>
        <p>Visitors read the new sentence now. To keep the old one, open it, type it in, and publish.</p>
        <p role="alert">{problem}</p>
        <ul className="board__lines">
          {changed.map(({ page, label, path, was, is }) => (
            <li key={path} className="board__what">
              <b>
                <a href={path}>
                  {page}: {label}
                </a>
              </b>
              <span>Before: {was}</span>
              <span>Now: {is}</span>
            </li>
          ))}
        </ul>
      </section>
    </Gutter>
  );
}
