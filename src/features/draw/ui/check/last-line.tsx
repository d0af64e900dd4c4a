import { verdictOf } from './check-words';
import type { CheckState } from './use-draw-check';

/** Line VI: the result of the check in the visitor's own browser. */
export function LastLine({ state, bundle }: { state: CheckState; bundle: string }) {
  if (state.kind === 'running') return <span>Working it out…</span>;
  if (state.kind !== 'done')
    return (
      <span>
        Your browser works it out when you press the button.
        <noscript>
          {' '}
          <a href={bundle} download className="text-link">
            Work it out yourself
          </a>
        </noscript>
      </span>
    );
  if (state.checked.every(({ isRight }) => isRight))
    return (
      <span>
        <b>
          {state.checked.some(({ name }) => name === 'places')
            ? 'Your browser just worked it out: it matches.'
            : 'Your browser checked all there is so far: it matches.'}
        </b>{' '}
        That took {(state.milliseconds / 1000).toFixed(1)} seconds.
      </span>
    );
  return (
    <span>
      <b>It does not match: {verdictOf(state.checked).toLowerCase()}.</b>{' '}
      <a href="/support" className="text-link">
        Tell us at once
      </a>
      .
    </span>
  );
}
