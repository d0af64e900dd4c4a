import type { LegalView } from '../contract';
import styles from './legal-page.module.css';

/** Table of contents; a text with a single section needs none. */
export function LegalContents({ contents }: { contents: LegalView['contents'] }) {
  if (contents.length < 2) return null;
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <p className="display">Contents</p>
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
