import type { ReactNode } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { LegalSlug, PolicyPage } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { ComingNotice } from './coming-notice';
import { historyPath } from './history-paths';
import { DayFact, Fact, LegalHead } from './legal-head';
import styles from './legal-page.module.css';
import { LegalSheet } from './legal-sheet';

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
