import { ButtonLink } from '@/kit/ui/button-link';
import type { DrawWords } from '../contract.texts';
import styles from './no-rounds.module.css';

/** Before anything is committed: what will be here, and what visitors can do meanwhile. */
export function NoRounds({ isOpen, words }: { isOpen: boolean; words: DrawWords['none'] }) {
  return (
    <section aria-labelledby="no-rounds" className={styles.empty}>
      <h2 id="no-rounds">{words.title}</h2>
      <p>{words.text}</p>
      {isOpen ? <p>{words.until}</p> : null}
      <p className={styles.ways}>
        <ButtonLink href="/links">{words.accounts}</ButtonLink>
        <ButtonLink href="/links/rules" variant="outline">
          {words.rules}
        </ButtonLink>
      </p>
    </section>
  );
}
