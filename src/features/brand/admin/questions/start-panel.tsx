'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { post } from '@/admin/post-to-api';
import { NO_ANSWER } from '@/shared/plain-refusals';
import { QUESTIONS_API, QUESTIONS_PAGE } from '../../contract.questions';

/** On the first screen of a fresh site, for admins: leads to the questions about the brand, or ends them. */
export function StartPanel() {
  const [isSkipped, setIsSkipped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const router = useRouter();
  const skip = async () => {
    const refused = await post(QUESTIONS_API, {}, { unreachable: NO_ANSWER });
    setProblem(refused);
    if (refused) return;
    setIsSkipped(true);
    document.getElementById('content')?.focus();
    // Somebody who returns with the browser's Back button finds the page without the panel, too.
    router.refresh();
  };
  if (isSkipped) return null;
  return (
    <section className="board__panel brand-start__panel" aria-labelledby="board-own-brand">
      <div>
        <h2 id="board-own-brand">Start with your own brand</h2>
        <p>Name, prefix, main site, colors and mark: five questions, and you may skip each of them.</p>
      </div>
      <p className="brand-start__steps">
        <a className="board__button board__button--first" href={QUESTIONS_PAGE}>
          Begin
        </a>
        <button type="button" className="board__button" onClick={() => void skip()}>
          Skip
        </button>
      </p>
      <p className="brand-start__problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
