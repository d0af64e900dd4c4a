import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import type { ChangesView, LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { historyPath, versionPath } from './history-paths';
import styles from './version-note.module.css';

type Props = { slug: LegalSlug; changes: ChangesView; words: PolicyWords };

/** The change note, the amount of change, and how to read the marks. */
export function ChangesSummary({ slug, changes, words: { compared, history, version } }: Props) {
  const { number, changeNote, sections, words: count } = changes;
  const inWords = (many: number) =>
    fillPlaceholders(many === 1 ? compared.word : compared.words, { count: String(many) });
  const before = String(number - 1);
  const counts = { number: before, added: inWords(count.added), removed: inWords(count.removed) };
  const marks = { underlined: <ins>{compared.underlined}</ins>, crossed: <del>{compared.crossed}</del> };
  return (
    <div className={styles.note}>
      <p className={styles.status}>{changeNote}</p>
      {sections.length > 0 ? (
        <p>
          {fillPlaceholders(compared.counts, counts)} <FilledText text={compared.marks} parts={marks} />
        </p>
      ) : (
        <p>{fillPlaceholders(compared.same, { number: before })}</p>
      )}
      <p className={styles.links}>
        {[number, number - 1].map((one) => (
          <a key={one} href={versionPath(slug, one)} className="text-link">
            {fillPlaceholders(history.read, { number: String(one) })}
          </a>
        ))}
        <a href={historyPath(slug)} className="text-link">
          {version.all}
        </a>
      </p>
    </div>
  );
}
