import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { PageMain } from '@/ui/page-shell/page-main';
import type { ArticleLink, Found, SearchResult } from '../contract';
import { articlePath, askPath, HELP_PATH } from '../rules/help-facts';
import { countOf } from '../rules/number-words';
import { ArticleList } from './article-list';
import { Crumbs } from './crumbs';
import { dayInWords } from './day-in-words';
import { MarkedText } from './marked-text';
import { SearchForm } from './search-form';
import s from './search-page.module.css';
import { TempleWithGap } from './temple-with-gap';

/** The answers to a search; the number of them is the heading. */
export function SearchPage({ asked, result }: { asked: string; result: SearchResult }) {
  const { found } = result;
  return (
    <Frame title={found.length > 0 ? countOf(found.length, 'answer') : 'No answer yet'} asked={asked}>
      {found.length > 0 ? (
        <Answers asked={asked} found={found} words={result.words} />
      ) : (
        <Nothing asked={asked} result={result} />
      )}
    </Frame>
  );
}

/** Before anything was searched for. */
export const EmptySearchPage = () => (
  <Frame title="Search help" asked="">
    <p>
      Or look through <TopicsLink />.
    </p>
  </Frame>
);

/** Every article of one topic. */
export const TopicPage = ({ topic, articles }: { topic: string; articles: ArticleLink[] }) => (
  <Frame title={articles.length > 0 ? topic : 'No such topic'} asked="">
    <div className={s.topic}>
      <ArticleList articles={articles} />
    </div>
    <p className={s.more}>
      See also <TopicsLink />.
    </p>
  </Frame>
);

const TopicsLink = () => (
  <a href={HELP_PATH} className="text-link">
    all topics
  </a>
);

function Frame({ title, asked, children }: { title: string; asked: string; children: ReactNode }) {
  return (
    <PageMain>
      <div className={`container-page ${s.page}`}>
        <Crumbs last={{ label: 'Search' }} />
        <h1>{title}</h1>
        <SearchForm asked={asked} />
        {children}
      </div>
    </PageMain>
  );
}

type AnswersProps = { asked: string; found: Found[]; words: string[] };

function Answers({ asked, found, words }: AnswersProps) {
  return (
    <>
      <ol className={s.found}>
        {found.map(({ slug, question, excerpt, topic, checkedOn }) => (
          <li key={slug}>
            <h2>
              <a href={articlePath(slug)}>
                <MarkedText text={question} words={words} />
              </a>
            </h2>
            <p>
              <MarkedText text={excerpt} words={words} />
            </p>
            <p className={s.about}>
              {topic} · checked {dayInWords(checkedOn)}
            </p>
          </li>
        ))}
      </ol>
      <p className={s.more}>
        Not among them?{' '}
        <a href={askPath(asked)} className="text-link">
          Ask us
        </a>
        , we answer within 24 hours.
      </p>
    </>
  );
}

function Nothing({ asked, result: { articles, closest } }: { asked: string; result: SearchResult }) {
  return (
    <section className={s.nothing}>
      <div>
        <h2>We have not written that down.</h2>
        <p className={s.sorry}>
          Nothing in {articles} articles fits “{asked}”. A person can answer it, within 24 hours.
        </p>
        <p className={s.ways}>
          <ButtonLink href={askPath(asked)}>Ask us</ButtonLink>
          <ButtonLink href={HELP_PATH} variant="outline">
            All topics
          </ButtonLink>
        </p>
        {closest.length > 0 && (
          <div className={s.closest}>
            <p id="closest">Closest to it</p>
            <ul aria-labelledby="closest">
              {closest.map(({ slug, question }) => (
                <li key={slug}>
                  <a href={articlePath(slug)} className="text-link">
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <TempleWithGap className={s.temple} />
    </section>
  );
}
