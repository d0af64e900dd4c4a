import { Check, X } from 'lucide-react';
import { AnswerBox } from '../answer-box';
import { type Checked, verdictOf, wordsOf } from './check-words';
import styles from './draw-check.module.css';
import type { CheckState } from './use-draw-check';

/** Rendered from the start: screen readers often skip a live region that appears together with its text. */
export function CheckVerdict({ state }: { state: CheckState }) {
  const isRight = state.kind === 'done' && state.checked.every((one) => one.isRight);
  return (
    <div aria-live="polite">
      {state.kind === 'failed' ? (
        <AnswerBox tone="wrong" title="The check could not be made">
          <p>{state.message} This says nothing about the draw: please try again.</p>
        </AnswerBox>
      ) : null}
      {state.kind === 'done' ? (
        <AnswerBox tone={isRight ? 'right' : 'wrong'} title={verdictOf(state.checked)}>
          <details className={styles.compared} open={!isRight}>
            <summary>What was compared</summary>
            <ul className={styles.findings}>
              {state.checked.map((one) => (
                <Finding key={one.name} checked={one} />
              ))}
            </ul>
          </details>
        </AnswerBox>
      ) : null}
    </div>
  );
}

function Finding({ checked }: { checked: Checked }) {
  const Sign = checked.isRight ? Check : X;
  return (
    <li data-right={checked.isRight}>
      <Sign size={20} strokeWidth={2} aria-hidden="true" />
      <div>
        <p>{wordsOf(checked)}</p>
        {checked.isRight ? null : (
          <dl>
            <dt>Stated</dt>
            <dd>{checked.stated}</dd>
            <dt>Found</dt>
            <dd>{checked.found}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}
