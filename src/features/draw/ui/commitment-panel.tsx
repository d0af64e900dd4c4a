import type { CheckWords } from '../contract.check-texts';
import { type PublicFacts, publishedText } from '../protocol/first-version';
import styles from './commitment-panel.module.css';
import { CopyButton } from './copy-button';

/** The number of the rules' version, which is permanent. */
const RULES_NUMBER = /(\d+)$/;

const isStamped = (facts: PublicFacts) => 'timeStamp' in facts && facts.timeStamp !== null;

/** The commitment, exactly as its fingerprint is computed: whoever copies it can hash it with any tool. */
export function CommitmentPanel({ facts, words }: { facts: PublicFacts; words: CheckWords['math'] }) {
  const { commitment, fingerprint } = facts;
  const [number] = RULES_NUMBER.exec(commitment.rules) ?? [];
  const rules = number ? `/links/rules/history/${number}` : '/links/rules';
  return (
    <section aria-labelledby="commitment" className={styles.section}>
      <div className={styles.words}>
        <h2 id="commitment">{words.heading}</h2>
        <p>{words.text}</p>
        <p>{isStamped(facts) ? words.stamped : words.unstamped}</p>
        <p>
          <a href={rules} className="text-link">
            {words.rules}
          </a>
        </p>
      </div>
      <div className={`${styles.sheet} engraved`}>
        <pre id="commitment-text">{publishedText(facts)}</pre>
        <div className={styles.print}>
          <p>
            {words.fingerprint} <code>{fingerprint}</code>
          </p>
          <CopyButton
            text={fingerprint}
            words={{ copy: words.copy, copied: words.copied, notCopied: words.notCopied }}
          />
        </div>
      </div>
    </section>
  );
}
