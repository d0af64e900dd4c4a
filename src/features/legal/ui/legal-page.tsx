import type { ReactNode } from 'react';
import { longDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { LegalSlug, PolicyPage, PolicyVersionView } from '../contract';
import type { PolicyWords } from '../contract.texts';
import comingNoticeStyles from './coming-notice.module.css';
import { changesPath, historyPath, versionPath } from './history-paths';
import { DayFact, Fact, LegalHead } from './legal-head';
import styles from './legal-page.module.css';
import { LegalSheet } from './legal-sheet';

type ComingNoticeProps = { slug: LegalSlug; coming: PolicyVersionView; words: PolicyWords };

/** Announces that another version will take effect, and links to what it changes. */
function ComingNotice({ slug, coming, words }: ComingNoticeProps) {
  const date = <time dateTime={coming.effective}>{longDate(coming.effective)}</time>;
  return (
    <aside aria-labelledby="coming-version" className={comingNoticeStyles.notice}>
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

type Props = {
  slug: LegalSlug;
  page: PolicyPage;
  words: PolicyWords;
  /** Shown above the text: today's figures. */
  facts?: ReactNode;
};

/** One policy: title, dates and version, contents, and one column of text. */
export function LegalPage({ slug, page, words, facts = null }: Props) {
  const { updated, effective, ahead, version, history } = words.page;
  const { text, number, coming } = page;
  return (
    <PageMain className={styles.page}>
      <LegalHead title={text.title}>
        <DayFact label={updated} day={text.lastUpdated} />
        <DayFact label={text.isAhead ? ahead : effective} day={text.effective} />
        {number !== null && (
          <Fact label={fillPlaceholders(version, { number: String(number) })}>
            <a href={historyPath(slug)}>{history}</a>
          </Fact>
        )}
      </LegalHead>
      {coming && <ComingNotice slug={slug} coming={coming} words={words} />}
      {facts}
      <LegalSheet text={text} words={words} />
    </PageMain>
  );
}
