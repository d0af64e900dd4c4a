import type { ArticleLink } from '../contract';
import { articlePath } from '../rules/help-facts';
import s from './article-list.module.css';

/** One line for each article, with its reading time. */
export function ArticleList({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <ul className={s.list}>
      {articles.map(({ question, slug, minutes }) => (
        <li key={slug}>
          <a href={articlePath(slug)}>
            <span>{question}</span>
            <span className={s.minutes}>
              {minutes} min<span className="sr-only"> to read</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
