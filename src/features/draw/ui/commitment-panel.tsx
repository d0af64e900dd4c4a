import { commitmentText } from '../protocol/commitment';
import type { DrawFacts } from '../protocol/facts';
import styles from './commitment-panel.module.css';
import { CopyButton } from './copy-button';

/** The number of the rules' version, which is permanent. */
const RULES_NUMBER = /(\d+)$/;

const timeStamp = (facts: DrawFacts) =>
  'timeStamp' in facts && facts.timeStamp !== null
    ? 'An authority for time stamps (RFC 3161) states when it was there, and the check above reads its stamp. Whether you trust that authority is up to you: the program in the download names its certificate.'
    : 'No authority stamped it: a fingerprint that you noted before the draw is what shows when it was there.';

/** The commitment, exactly as its fingerprint is computed: whoever copies it can hash it with any tool. */
export function CommitmentPanel({ facts }: { facts: DrawFacts }) {
  const { commitment, fingerprint } = facts;
  const [number] = RULES_NUMBER.exec(commitment.rules) ?? [];
  const rules = number ? `/links/rules/history/${number}` : '/links/rules';
  return (
    <section aria-labelledby="commitment" className={styles.section}>
      <div className={styles.words}>
        <h2 id="commitment">The commitment</h2>
        <p>
          Fixed before the draw, and the same ever since. Its fingerprint is the SHA-256 of exactly these
          lines: one letter more or less would give another one. Note it, post it, send it to a friend.
        </p>
        <p>{timeStamp(facts)}</p>
        <p>
          <a href={rules} className="text-link">
            The rules that count for this round
          </a>
        </p>
      </div>
      <div className={`${styles.sheet} engraved`}>
        <pre id="commitment-text">{commitmentText(commitment)}</pre>
        <div className={styles.print}>
          <p>
            Fingerprint <code>{fingerprint}</code>
          </p>
          <CopyButton text={fingerprint}>Copy the fingerprint</CopyButton>
        </div>
      </div>
    </section>
  );
}
