'use client';

import { Gutter } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { NO_ANSWER } from '@/shared/plain-refusals';
import { type ChangedSentence, SENTENCES_API } from '@/shared/sentences';
import { post } from './post-to-api';

/** For editors, on the board after an update: sentences that visitors now read in other words, until somebody hides them. */
export function SentencesPanel({ changed }: { changed: ChangedSentence[] }) {
  const [isHidden, setIsHidden] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const router = useRouter();
  const hide = async () => {
    const refused = await post(SENTENCES_API, {}, { unreachable: NO_ANSWER });
    setProblem(refused);
    if (refused) return;
    setIsHidden(true);
    document.getElementById('content')?.focus();
    // Somebody who returns with the browser's Back button finds the page without the panel, too.
    router.refresh();
  };
  if (isHidden || changed.length === 0) return null;
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-sentences">
        <header>
          <h2 id="board-sentences">Sentences that changed with this version</h2>
          <button type="button" className="board__button" onClick={() => void hide()}>
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
