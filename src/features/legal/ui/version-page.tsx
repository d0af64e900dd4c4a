import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type LegalSlug, type LegalView, legalText, type PolicyVersionView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { changesPath, historyPath } from './history-paths';
import { DayFact, LegalHead } from './legal-head';
import page from './legal-page.module.css';
import { LegalSheet } from './legal-sheet';
import styles from './version-note.module.css';
import { versionStatusText } from './version-status-text';

type Props = { slug: LegalSlug; version: PolicyVersionView; text: LegalView; words: PolicyWords };

/** One version at its permanent address, as published; it first says whether it is effective. */
export function VersionPage({ slug, version, text, words }: Props) {
  const { number, changeNote } = version;
  const { path, noun } = legalText(slug);
  return (
    <PageMain className={page.page}>
      <LegalHead title={fillPlaceholders(words.version.title, { title: text.title, number: String(number) })}>
        <DayFact label={words.page.updated} day={text.lastUpdated} />
        <DayFact label={words.page.effective} day={text.effective} />
      </LegalHead>
      <div className={styles.note}>
        <p className={styles.status}>{versionStatusText(words.states, version)}.</p>
        {changeNote && <p>{fillPlaceholders(words.version.note, { note: changeNote })}</p>}
        <p className={styles.links}>
          {number > 1 && (
            <a href={changesPath(slug, number)} className="text-link">
              {words.version.compare}
            </a>
          )}
          <a href={historyPath(slug)} className="text-link">
            {words.version.all}
          </a>
          <a href={path} className="text-link">
            {words.version[noun]}
          </a>
        </p>
      </div>
      <LegalSheet text={text} words={words} />
    </PageMain>
  );
}
