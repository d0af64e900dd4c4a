import type { LegalView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { LegalBody } from './legal-body';
import styles from './legal-page.module.css';

type LegalContentsProps = { contents: LegalView['contents']; heading: string };

/** Table of contents; a text with a single section needs none. */
function LegalContents({ contents, heading }: LegalContentsProps) {
  if (contents.length < 2) return null;
  return (
    <nav aria-label={heading} className={styles.contents}>
      <p className="display">{heading}</p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
