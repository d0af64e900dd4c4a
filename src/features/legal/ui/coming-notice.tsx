import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import type { LegalSlug, PolicyVersionView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import styles from './coming-notice.module.css';
import { dayInWords } from './day';
import { changesPath, versionPath } from './history-paths';

type Props = { slug: LegalSlug; coming: PolicyVersionView; words: PolicyWords };

/** Announces that another version will take effect, and links to what it changes. */
export function ComingNotice({ slug, coming, words }: Props) {
  const date = <time dateTime={coming.effective}>{dayInWords(coming.effective)}</time>;
  return (
    <aside aria-labelledby="coming-version" className={styles.notice}>
      <h2 id="coming-version">
        <FilledText text={words.coming.heading} parts={{ date }} />
      </h2>
      {coming.changeNote && <p>{coming.changeNote}</p>}
      <p>
        <a href={changesPath(slug, coming.number)} className="text-link">
          {words.coming.changes}
        </a>
        <a href={versionPath(slug, coming.number)} className="text-link">
          {fillPlaceholders(words.history.read, { number: String(coming.number) })}
        </a>
      </p>
    </aside>
  );
}
