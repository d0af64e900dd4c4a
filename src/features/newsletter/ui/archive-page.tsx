import { longDate } from '@/kit/shared/dates';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type IssueSummary, issuePath } from '../contract';
import type { NewsletterWords } from '../contract.texts';
import s from './archive.module.css';

type ArchivePageProps = { issues: IssueSummary[]; words: NewsletterWords['archive'] };

/** Every public issue, newest first. */
export const ArchivePage = ({ issues, words }: ArchivePageProps) => (
  <PageMain above="paper-2" className={s.page}>
    <div className={s.column}>
      <h1>{words.title}</h1>
      <p className={s.about}>{words.text}</p>
      <ol className={s.list} reversed>
        {issues.map(({ slug, number, title, lead, mailedAt }) => (
          <li key={slug}>
            <span className={`display ${s.place}`} aria-hidden="true">
              {number}
            </span>
            <div>
              <h2>
                <a href={issuePath(slug)}>{title}</a>
              </h2>
              {lead && <p>{lead}</p>}
              <time dateTime={mailedAt}>{longDate(mailedAt)}</time>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </PageMain>
);
