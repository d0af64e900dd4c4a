import { Bookcase } from '@/ui/bookcase';
import { PageMain } from '@/ui/page-shell/page-main';
import type { HelpOverview, Topic } from '../contract';
import { searchPath, topicPath } from '../rules/help-facts';
import { ArticleList } from './article-list';
import s from './help-page.module.css';
import { SearchForm } from './search-form';

/** A bookcase of answers: the search first, then the topics. */
export function HelpPage({ overview: { topics, oftenAsked } }: { overview: HelpOverview }) {
  return (
    <PageMain className={s.page}>
      <section className={`on-ink ${s.head}`}>
        <div className={`container-page ${s.row}`}>
          <div>
            <h1>Short answers.</h1>
            <SearchForm isLarge />
            {oftenAsked.length > 0 && (
              <p className={s.often}>
                <span>Often asked</span>
                {oftenAsked.map((words) => (
                  <a key={words} href={searchPath(words)}>
                    {words}
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
          <TopicList key={topic.name} topic={topic} />
        ))}
      </div>
    </PageMain>
  );
}

function TopicList({ topic: { name, articles, first } }: { topic: Topic }) {
  return (
    <section aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>{articles === 1 ? '1 article' : `${articles} articles`}</p>
      </header>
      <ArticleList articles={first} />
      {articles > first.length && (
        <p className={s.all}>
          <a href={topicPath(name)} className="text-link">
            All {articles} articles
            <span className="sr-only"> about {name}</span>
          </a>
        </p>
      )}
    </section>
  );
}
