import type { ReactNode } from 'react';
import { PageMain } from '@/ui/page-shell/page-main';
import type { LegalSlug, PolicyPage } from '../contract';
import { ComingNotice } from './coming-notice';
import { historyPath } from './history-paths';
import { DayFact, Fact, LegalHead } from './legal-head';
import styles from './legal-page.module.css';
import { LegalSheet } from './legal-sheet';

type Props = {
  slug: LegalSlug;
  page: PolicyPage;
  /** Shown above the text: today's figures. */
  facts?: ReactNode;
};

/** One policy: title, dates and version, contents, and one column of text. */
export function LegalPage({ slug, page, facts = null }: Props) {
  const { text, number, coming } = page;
  return (
    <PageMain className={styles.page}>
      <LegalHead title={text.title}>
        <DayFact label="Last updated" day={text.lastUpdated} />
        <DayFact label={text.isAhead ? 'Takes effect' : 'Effective'} day={text.effective} />
        {number !== null && (
          <Fact label={`Version ${number}`}>
            <a href={historyPath(slug)}>History</a>
          </Fact>
        )}
      </LegalHead>
      {coming && <ComingNotice slug={slug} coming={coming} />}
      {facts}
      <LegalSheet text={text} />
    </PageMain>
  );
}
