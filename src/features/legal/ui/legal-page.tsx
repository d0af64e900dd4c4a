import { PageMain } from '@/ui/page-shell/page-main';
import type { Day, LegalView } from '../contract';
import { dayInWords } from './day';
import { LegalBody } from './legal-body';
import { LegalContents } from './legal-contents';
import styles from './legal-page.module.css';

/** One policy, made to be read: title, the two days, contents, and one column of text. */
export function LegalPage({ text }: { text: LegalView }) {
  return (
    <PageMain className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <dl className={styles.days}>
          <DayFact label="Last updated" day={text.lastUpdated} />
          <DayFact label={text.isAhead ? 'Takes effect' : 'Effective'} day={text.effective} />
        </dl>
      </header>
      <div className={styles.sheet}>
        <LegalContents contents={text.contents} />
        <article className={styles.text}>
          <LegalBody blocks={text.body} />
        </article>
      </div>
    </PageMain>
  );
}

function DayFact({ label, day }: { label: string; day: Day }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={day}>{dayInWords(day)}</time>
      </dd>
    </div>
  );
}
