import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type LegalSlug, legalText, type PolicyVersionView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import styles from './history-page.module.css';
import { changesPath, versionPath } from './history-paths';
import { LegalHead } from './legal-head';
import page from './legal-page.module.css';
import { versionStatusText } from './version-status-text';

type Props = { slug: LegalSlug; title: string; versions: PolicyVersionView[]; words: PolicyWords };

/** Every published version of a policy, newest first, with its change note. */
export function HistoryPage({ slug, title, versions, words }: Props) {
  const { history } = words;
  const link = (
    <a href={legalText(slug).path} className="text-link">
      {history.link}
    </a>
  );
  return (
    <PageMain className={page.page}>
      <LegalHead title={fillPlaceholders(history.title, { title })} />
      <p className={`text-lead ${styles.lead}`}>
        <FilledText text={history.lead} parts={{ link }} />
      </p>
      <ol reversed className={styles.versions}>
        {versions.map((version) => (
          <VersionRow key={version.number} slug={slug} version={version} words={words} />
        ))}
      </ol>
    </PageMain>
  );
}

type RowProps = { slug: LegalSlug; version: PolicyVersionView; words: PolicyWords };

function VersionRow({ slug, version, words }: RowProps) {
  const { number, changeNote, status } = version;
  const { page: beside, history, states } = words;
  const numbered = (text: string) => fillPlaceholders(text, { number: String(number) });
  return (
    <li className={styles.version} data-status={status.kind}>
      <h2>{numbered(beside.version)}</h2>
      <div>
        <p className={styles.status}>{versionStatusText(states, version)}</p>
        <p className={styles.note}>{changeNote ?? history.first}</p>
        <p className={styles.links}>
          <a href={versionPath(slug, number)} className="text-link">
            {numbered(history.read)}
          </a>
          {number > 1 && (
            <a href={changesPath(slug, number)} className="text-link">
              {history.changes}
              <span className="sr-only"> {numbered(history.changesIn)}</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
