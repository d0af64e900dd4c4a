import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { CheckWords } from '../../contract.check-texts';
import { verdictOf } from './check-words';
import type { CheckState } from './use-draw-check';

type LastLineProps = { state: CheckState; bundle: string; words: CheckWords['lines'] };

/** Line VI: the result of the check in the visitor's own browser. */
export function LastLine({ state, bundle, words }: LastLineProps) {
  if (state.kind === 'running') return <span>{words.running}</span>;
  if (state.kind !== 'done')
    return (
      <span>
        {words.idle}
        <noscript>
          {' '}
          <a href={bundle} download className="text-link">
            {words.yourself}
          </a>
        </noscript>
      </span>
    );
  if (state.checked.every(({ isRight }) => isRight))
    return (
      <span>
        <b>{state.checked.some(({ name }) => name === 'places') ? words.matches : words.matchesSoFar}</b>{' '}
        {fillPlaceholders(words.took, { count: (state.milliseconds / 1000).toFixed(1) })}
      </span>
    );
  return (
    <span>
      <b>{fillPlaceholders(words.wrong, { reason: verdictOf(state.checked).toLowerCase() })}</b>{' '}
      <a href="/support" className="text-link">
        {words.tell}
      </a>
      .
    </span>
  );
}
