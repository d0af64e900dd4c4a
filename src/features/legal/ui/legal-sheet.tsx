import type { LegalView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { LegalBody } from './legal-body';
import { LegalContents } from './legal-contents';
import styles from './legal-page.module.css';

type Props = { text: LegalView; words: PolicyWords };

/** Contents and text, side by side if there is room. */
export function LegalSheet({ text, words }: Props) {
  return (
    <div className={styles.sheet}>
      <LegalContents contents={text.contents} heading={words.page.contents} />
      <article className={styles.text}>
        <LegalBody blocks={text.body} />
      </article>
    </div>
  );
}
