import { longDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ArticleBody } from '@/kit/ui/article-body';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { ARCHIVE, type IssueView, issuePath } from '../contract';
import type { NewsletterWords } from '../contract.texts';
import s from './archive.module.css';

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

type IssuePageProps = { issue: IssueView; words: NewsletterWords['archive'] };

/** One issue of the newsletter as it was mailed, on a sheet. */
export function IssuePage({ issue: { number, title, mailedAt, body, older }, words }: IssuePageProps) {
  return (
    <PageMain above="paper-2" className={s.page}>
      <article className={s.column}>
        <header className={s.head}>
          <span className={`display ${s.figure}`} aria-hidden="true">
            {number}
          </span>
          <p>
            <time dateTime={mailedAt}>{fillPlaceholders(words.dated, { date: longDate(mailedAt) })}</time>
            <br />
            {words.mailed}
          </p>
        </header>
        <div className={s.sheet}>
          <h1>{title}</h1>
          <ArticleBody blocks={body} />
          <p className={s.signed}>{words.signed}</p>
        </div>
      </article>
      <nav className={`${s.column} ${s.next}`} aria-label={words.title}>
        {older && (
          <a href={issuePath(older.slug)}>
            <small>
              {fillPlaceholders(words.older, {
                number: String(older.number),
                month: months.format(new Date(older.mailedAt)),
              })}
            </small>
            <span className="display">{older.title}</span>
          </a>
        )}
        <a href={ARCHIVE}>
          <small>{words.all}</small>
          <span className="display">{words.link}</span>
        </a>
      </nav>
    </PageMain>
  );
}
