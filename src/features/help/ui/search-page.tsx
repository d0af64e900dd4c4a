import type { ReactNode } from 'react';
import { longDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { capitalized, numberInWords } from '@/kit/shared/number-words';
import { ButtonLink } from '@/kit/ui/button-link';
import { FilledText } from '@/kit/ui/filled-text';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { ArticleLink, FoundArticle, SearchResult } from '../contract';
import type { HelpWords } from '../contract.texts';
import { articlePath, askPath, HELP_PATH } from '../rules/help-facts';
import { ArticleList } from './article-list';
import { Crumbs } from './crumbs';
import { MarkedText } from './marked-text';
import { SearchForm } from './search-form';
import s from './search-page.module.css';

/** A house in which one member is still missing: decoration. */
function TempleWithGap({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" width={300} height={220} viewBox="0 0 336 246" fill="none" className={className}>
      <path d="M168 4 332 68V80H4V68Z" fill="var(--color-lit)" />
      <path d="M168 23 284 66H52Z" fill="var(--color-tympanum)" />
      <path
        d="M4 86H332V98H4ZM24 106h26v112H24ZM286 106h26v112h-26ZM89 106h26v112H89ZM221 106h26v112h-26ZM0 230H336V242H0Z"
        fill="var(--color-lit)"
      />
      <g stroke="var(--color-violet-word)" strokeWidth={2.5} strokeDasharray="6 6">
        <circle cx={168} cy={121} r={14} />
        <path d="M156 144h24v73h-24z" />
      </g>
      <path d="M10 218H326V230H10Z" fill="var(--color-tympanum)" />
    </svg>
  );
}

type SearchPageProps = { asked: string; result: SearchResult; words: HelpWords };

/** The answers to a search; the number of them is the heading. */
export function SearchPage({ asked, result, words }: SearchPageProps) {
  const { found } = result;
  if (found.length === 0)
    return (
      <Frame title={words.nothing.title} asked={asked} words={words}>
        <Nothing asked={asked} result={result} words={words} />
      </Frame>
    );
  const { one, many } = words.answers;
  const title = capitalized(fillPlaceholders(many, { count: numberInWords(found.length) }));
  return (
    <Frame title={found.length === 1 ? one : title} asked={asked} words={words}>
      <Answers asked={asked} found={found} marked={result.words} words={words.answers} />
    </Frame>
  );
}

/** Before anything was searched for. */
export const EmptySearchPage = ({ words }: { words: HelpWords }) => (
  <Frame title={words.answers.title} asked="" words={words}>
    <p>
      <WithTopicsLink text={words.answers.browse} words={words} />
    </p>
  </Frame>
);

type TopicPageProps = { topic: string; articles: ArticleLink[]; words: HelpWords };

/** Every article of one topic. */
export const TopicPage = ({ topic, articles, words }: TopicPageProps) => (
  <Frame title={articles.length > 0 ? topic : words.topics.unknown} asked="" words={words}>
    <div className={s.topic}>
      <ArticleList articles={articles} words={words.topics} />
    </div>
    <p className={s.more}>
      <WithTopicsLink text={words.topics.more} words={words} />
    </p>
  </Frame>
);

function WithTopicsLink({ text, words }: { text: string; words: HelpWords }) {
  const topics = (
    <a href={HELP_PATH} className="text-link">
      {words.answers.topicsLink}
    </a>
  );
  return <FilledText text={text} parts={{ topics }} />;
}

type FrameProps = { title: string; asked: string; words: HelpWords; children: ReactNode };

function Frame({ title, asked, words, children }: FrameProps) {
  return (
    <PageMain>
      <div className={`container-page ${s.page}`}>
        <Crumbs last={{ label: words.way.search }} words={words.way} />
        <h1>{title}</h1>
        <SearchForm asked={asked} words={words.opening} />
        {children}
      </div>
    </PageMain>
  );
}

type AnswersProps = {
  asked: string;
  found: FoundArticle[];
  /** Words to mark, as the articles spell them. */
  marked: string[];
  words: HelpWords['answers'];
};

function Answers({ asked, found, marked, words }: AnswersProps) {
  const link = (
    <a href={askPath(asked)} className="text-link">
      {words.ask}
    </a>
  );
  return (
    <>
      <ol className={s.found}>
        {found.map(({ slug, question, excerpt, topic, checkedOn }) => (
          <li key={slug}>
            <h2>
              <a href={articlePath(slug)}>
                <MarkedText text={question} words={marked} />
              </a>
            </h2>
            <p>
              <MarkedText text={excerpt} words={marked} />
            </p>
            <p className={s.about}>
              {topic} · {fillPlaceholders(words.checked, { date: longDate(checkedOn) })}
            </p>
          </li>
        ))}
      </ol>
      <p className={s.more}>
        <FilledText text={words.else} parts={{ link }} />
      </p>
    </>
  );
}

function Nothing({ asked, result: { articles, closest }, words }: SearchPageProps) {
  const { nothing, answers } = words;
  return (
    <section className={s.nothing}>
      <div>
        <h2>{nothing.subtitle}</h2>
        <p className={s.sorry}>{fillPlaceholders(nothing.text, { count: String(articles), asked })}</p>
        <p className={s.ways}>
          <ButtonLink href={askPath(asked)}>{answers.ask}</ButtonLink>
          <ButtonLink href={HELP_PATH} variant="outline">
            {nothing.topics}
          </ButtonLink>
        </p>
        {closest.length > 0 && (
          <div className={s.closest}>
            <p id="closest">{nothing.closest}</p>
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
