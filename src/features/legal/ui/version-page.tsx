import { PageMain } from '@/ui/page-shell/page-main';
import { type LegalSlug, type LegalView, legalText, type PolicyVersionView } from '../contract';
import { changesPath, historyPath } from './history-paths';
import { DayFact, LegalHead } from './legal-head';
import page from './legal-page.module.css';
import { LegalSheet } from './legal-sheet';
import styles from './version-note.module.css';
import { versionStatusText } from './version-status-text';

type Props = { slug: LegalSlug; version: PolicyVersionView; text: LegalView };

/** One version at its permanent address, as published; it first says whether it is effective. */
export function VersionPage({ slug, version, text }: Props) {
  const { number, changeNote } = version;
  const { path, noun } = legalText(slug);
  return (
    <PageMain className={page.page}>
      <LegalHead title={`${text.title}, version ${number}`}>
        <DayFact label="Last updated" day={text.lastUpdated} />
        <DayFact label="Effective" day={text.effective} />
      </LegalHead>
      <div className={styles.note}>
        <p className={styles.status}>{versionStatusText(version)}.</p>
        {changeNote && <p>What it changes: {changeNote}</p>}
        <p className={styles.links}>
          {number > 1 && (
            <a href={changesPath(slug, number)} className="text-link">
              Changes word by word
            </a>
          )}
          <a href={historyPath(slug)} className="text-link">
            All versions
          </a>
          <a href={path} className="text-link">
            The {noun} today
          </a>
        </p>
      </div>
      <LegalSheet text={text} />
    </PageMain>
  );
}
