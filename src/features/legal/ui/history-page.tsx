import { PageMain } from '@/ui/page-shell/page-main';
import { type LegalSlug, legalText, type PolicyVersionView } from '../contract';
import styles from './history-page.module.css';
import { changesPath, versionPath } from './history-paths';
import { LegalHead } from './legal-head';
import page from './legal-page.module.css';
import { versionStatusText } from './version-status-text';

type Props = { slug: LegalSlug; title: string; versions: PolicyVersionView[] };

/** Every published version of a policy, newest first, with its change note. */
export function HistoryPage({ slug, title, versions }: Props) {
  return (
    <PageMain className={page.page}>
      <LegalHead title={`${title}: history`} />
      <p className={`text-lead ${styles.lead}`}>
        Every version we’ve published, newest first. A version never changes: a correction gets the next
        number. The one in effect today is on{' '}
        <a href={legalText(slug).path} className="text-link">
          its own page
        </a>
        .
      </p>
      <ol reversed className={styles.versions}>
        {versions.map((version) => (
          <VersionRow key={version.number} slug={slug} version={version} />
        ))}
      </ol>
    </PageMain>
  );
}

function VersionRow({ slug, version }: { slug: LegalSlug; version: PolicyVersionView }) {
  const { number, changeNote, status } = version;
  return (
    <li className={styles.version} data-status={status.kind}>
      <h2>Version {number}</h2>
      <div>
        <p className={styles.status}>{versionStatusText(version)}</p>
        <p className={styles.note}>{changeNote ?? 'The first version.'}</p>
        <p className={styles.links}>
          <a href={versionPath(slug, number)} className="text-link">
            Read version {number}
          </a>
          {number > 1 && (
            <a href={changesPath(slug, number)} className="text-link">
              See what changed<span className="sr-only"> in version {number}</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
