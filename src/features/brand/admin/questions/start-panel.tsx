'use client';

import { useDismissal } from '@/kit/admin/use-dismissal';
import { QUESTIONS_API, QUESTIONS_PAGE } from '../../contract.questions';

/** On the first screen of a fresh site, for admins: leads to the questions about the brand, or ends them. */
export function StartPanel() {
  const { isGone, problem, dismiss } = useDismissal(QUESTIONS_API);
  if (isGone) return null;
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
        <button type="button" className="board__button" onClick={() => void dismiss()}>
          Skip
        </button>
      </p>
      <p className="brand-start__problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
