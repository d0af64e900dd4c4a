import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ArticleBody } from '@/kit/ui/article-body';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { CAREERS, type OpeningView } from '../contract';
import type { OpeningsWords } from '../contract.texts';
import { OpeningFacts } from './opening-facts';
import s from './openings.module.css';

type OpeningPageProps = {
  opening: OpeningView;
  words: OpeningsWords;
  /** Of the brand, for a position without a mailbox of its own. */
  mailbox: string;
};

/** One position: what it is, and how to apply for it. */
export function OpeningPage({ opening, words, mailbox }: OpeningPageProps) {
  const { title, summary, body, applyTo } = opening;
  const { page } = words;
  const to = applyTo ?? mailbox;
  const subject = encodeURIComponent(fillPlaceholders(page.subject, { title }));
  return (
    <PageMain>
      <div className={`container-page ${s.page}`}>
        <p>
          <a href={CAREERS} className="text-link">
            {page.back}
          </a>
        </p>
        <h1>{title}</h1>
        <p className={`text-lead ${s.lead}`}>{summary}</p>
        <div className={s.columns}>
          <article>
            <ArticleBody blocks={body} />
          </article>
          <aside className={s.beside}>
            <OpeningFacts opening={opening} words={words} className={s.facts} />
            <h2>{page.applyHeading}</h2>
            <p>{page.applyText}</p>
            <ButtonLink href={`mailto:${to}?subject=${subject}`}>{page.apply}</ButtonLink>
            <p>
              <a href={`mailto:${to}?subject=${subject}`} className="text-link">
                {to}
              </a>
            </p>
          </aside>
        </div>
      </div>
    </PageMain>
  );
}
