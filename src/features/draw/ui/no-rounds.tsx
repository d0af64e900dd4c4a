import { ButtonLink } from '@/ui/button-link';
import styles from './no-rounds.module.css';

/** Before anything is committed: what will be here, and what visitors can do meanwhile. */
export function NoRounds() {
  return (
    <section aria-labelledby="no-rounds" className={styles.empty}>
      <h2 id="no-rounds">Nothing is sealed yet</h2>
      <p>
        No round has been committed so far, so there is nothing to check today. When the entries of the next
        one close, its sealed list appears on this page: before the draw, not after it.
      </p>
      <p>Until then, every listed account that you follow is an entry.</p>
      <p className={styles.ways}>
        <ButtonLink href="/links">See the accounts</ButtonLink>
        <ButtonLink href="/links/rules" variant="outline">
          Read the rules
        </ButtonLink>
      </p>
    </section>
  );
}
