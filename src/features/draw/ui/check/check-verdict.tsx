import { Check, X } from 'lucide-react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { CheckWords } from '../../contract.check-texts';
import { AnswerBox } from '../answer-box';
import { type Checked, verdictOf, wordsOf } from './check-words';
import styles from './draw-check.module.css';
import type { CheckState } from './use-draw-check';

/** Rendered from the start: screen readers often skip a live region that appears together with its text. */
export function CheckVerdict({ state, words }: { state: CheckState; words: CheckWords['check'] }) {
  const isRight = state.kind === 'done' && state.checked.every((one) => one.isRight);
  return (
    <div aria-live="polite">
      {state.kind === 'failed' ? (
        <AnswerBox tone="wrong" title={words.failed}>
          <p>{fillPlaceholders(words.failedText, { reason: state.message })}</p>
        </AnswerBox>
      ) : null}
      {state.kind === 'done' ? (
        <AnswerBox tone={isRight ? 'right' : 'wrong'} title={verdictOf(state.checked)}>
          <details className={styles.compared} open={!isRight}>
            <summary>{words.compared}</summary>
            <ul className={styles.findings}>
              {state.checked.map((one) => (
                <Finding key={one.name} checked={one} words={words} />
              ))}
            </ul>
          </details>
        </AnswerBox>
      ) : null}
    </div>
  );
}

function Finding({ checked, words }: { checked: Checked; words: CheckWords['check'] }) {
  const Sign = checked.isRight ? Check : X;
  return (
    <li data-right={checked.isRight}>
      <Sign size={20} strokeWidth={2} aria-hidden="true" />
      <div>
        <p>{wordsOf(checked)}</p>
        {checked.isRight ? null : (
          <dl>
            <dt>{words.stated}</dt>
            <dd>{checked.stated}</dd>
            <dt>{words.found}</dt>
            <dd>{checked.found}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}
