import type { LegalSlug, PolicyVersionView } from '../contract';
import styles from './coming-notice.module.css';
import { dayInWords } from './day';
import { changesPath, versionPath } from './history-paths';

/** Announces that another version will take effect, and links to what it changes. */
export function ComingNotice({ slug, coming }: { slug: LegalSlug; coming: PolicyVersionView }) {
  return (
    <aside aria-labelledby="coming-version" className={styles.notice}>
      <h2 id="coming-version">
        A new version takes effect on <time dateTime={coming.effective}>{dayInWords(coming.effective)}</time>
      </h2>
      {coming.changeNote && <p>{coming.changeNote}</p>}
      <p>
        <a href={changesPath(slug, coming.number)} className="text-link">
          See what changes
        </a>
        <a href={versionPath(slug, coming.number)} className="text-link">
          Read version {coming.number}
        </a>
      </p>
    </aside>
  );
}
