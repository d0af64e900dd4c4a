import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { ArticleLink } from '../contract';
import type { HelpWords } from '../contract.texts';
import { articlePath } from '../rules/help-facts';
import s from './article-list.module.css';

type ArticleListProps = { articles: readonly ArticleLink[]; words: HelpWords['topics'] };

/** One line for each article, with its reading time. */
export function ArticleList({ articles, words }: ArticleListProps) {
  return (
    <ul className={s.list}>
      {articles.map(({ question, slug, minutes }) => (
        <li key={slug}>
          <a href={articlePath(slug)}>
            <span>{question}</span>
            <span className={s.minutes}>
              {fillPlaceholders(words.minutes, { minutes: String(minutes) })}
              <span className="sr-only"> {words.toRead}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
