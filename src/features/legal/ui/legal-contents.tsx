import type { LegalView } from '../contract';
import styles from './legal-page.module.css';

type Props = { contents: LegalView['contents']; heading: string };

/** Table of contents; a text with a single section needs none. */
export function LegalContents({ contents, heading }: Props) {
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
