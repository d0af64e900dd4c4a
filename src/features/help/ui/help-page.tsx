import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Bookcase } from '@/kit/ui/bookcase';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { HelpOverview, Topic } from '../contract';
import type { HelpWords } from '../contract.texts';
import { searchPath, topicPath } from '../rules/help-facts';
import { ArticleList } from './article-list';
import s from './help-page.module.css';
import { SearchForm } from './search-form';

type HelpPageProps = { overview: HelpOverview; words: HelpWords };

/** A bookcase of answers: the search first, then the topics. */
export function HelpPage({
  overview: { topics, oftenAsked },
  words: { opening, topics: words },
}: HelpPageProps) {
  return (
    <PageMain className={s.page}>
      <section className={`on-ink ${s.head}`}>
        <div className={`container-page ${s.row}`}>
          <div>
            <h1>{opening.title}</h1>
            <SearchForm isLarge words={opening} />
            {oftenAsked.length > 0 && (
              <p className={s.often}>
                <span>{opening.often}</span>
                {oftenAsked.map((asked) => (
                  <a key={asked} href={searchPath(asked)}>
                    {asked}
                  </a>
                ))}
              </p>
            )}
          </div>
          <Bookcase className={s.bookcase} />
        </div>
      </section>
      <div className={`container-page ${s.topics}`}>
        {topics.map((topic) => (
          <TopicList key={topic.name} topic={topic} words={words} />
        ))}
      </div>
    </PageMain>
  );
}

type TopicListProps = { topic: Topic; words: HelpWords['topics'] };

function TopicList({ topic: { name, articles, first }, words }: TopicListProps) {
  const count = String(articles);
  return (
    <section aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>{articles === 1 ? words.one : fillPlaceholders(words.many, { count })}</p>
      </header>
      <ArticleList articles={first} words={words} />
      {articles > first.length && (
        <p className={s.all}>
          <a href={topicPath(name)} className="text-link">
            {fillPlaceholders(words.all, { count })}
            <span className="sr-only"> {fillPlaceholders(words.about, { topic: name })}</span>
          </a>
        </p>
      )}
    </section>
  );
}
