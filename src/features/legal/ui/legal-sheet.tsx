import type { LegalView } from '../contract';
import { LegalBody } from './legal-body';
import { LegalContents } from './legal-contents';
import styles from './legal-page.module.css';

/** Contents and text, side by side if there is room. */
export function LegalSheet({ text }: { text: LegalView }) {
  return (
    <div className={styles.sheet}>
      <LegalContents contents={text.contents} />
      <article className={styles.text}>
        <LegalBody blocks={text.body} />
      </article>
    </div>
  );
}
