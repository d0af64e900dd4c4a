import type { ChangesView, LegalSlug } from '../contract';
import { historyPath, versionPath } from './history-paths';
import styles from './version-note.module.css';

const words = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;

/** The change note, the amount of change, and how to read the marks. */
export function ChangesSummary({ slug, changes }: { slug: LegalSlug; changes: ChangesView }) {
  const { number, changeNote, sections, words: count } = changes;
  return (
    <div className={styles.note}>
      <p className={styles.status}>{changeNote}</p>
      {sections.length > 0 ? (
        <p>
          Compared with version {number - 1}: {words(count.added)} added, {words(count.removed)} removed.
          Added words are <ins>underlined</ins>, removed words are <del>struck through</del>.
        </p>
      ) : (
        <p>Word for word, the same text as version {number - 1}.</p>
      )}
      <p className={styles.links}>
        <a href={versionPath(slug, number)} className="text-link">
          Read version {number}
        </a>
        <a href={versionPath(slug, number - 1)} className="text-link">
          Read version {number - 1}
        </a>
        <a href={historyPath(slug)} className="text-link">
          All versions
        </a>
      </p>
    </div>
  );
}
