import { longDate } from '@/kit/shared/dates';
import { ArticleBlocks } from '@/kit/ui/article-body';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { UploadedPicture } from '@/kit/ui/uploaded-picture';
import type { Article, ArticleLink, ArticleStep } from '../contract';
import type { HelpWords } from '../contract.texts';
import { articlePath, askPath, topicPath } from '../rules/help-facts';
import s from './article-page.module.css';
import { Crumbs } from './crumbs';
import { DidThisHelp } from './did-this-help';

type ArticlePageProps = {
  article: Article;
  next: ArticleLink[];
  feedbackPath: string;
  words: HelpWords;
};

export function ArticlePage({ article, next, feedbackPath, words }: ArticlePageProps) {
  const { slug, question, answer, topic, steps, body, tip } = article;
  return (
    <PageMain>
      <div className={s.page}>
        <Crumbs last={{ label: topic, href: topicPath(topic) }} words={words.way} />
        <div className={s.columns}>
          <article>
            <h1>{question}</h1>
            <Facts article={article} words={words.article} />
            <p className={s.answer}>{answer}</p>
            {steps.length > 0 && (
              <ol className={s.steps}>
                {steps.map((step, place) => (
                  <StepItem key={place} step={step} number={place + 1} />
                ))}
              </ol>
            )}
            {body.length > 0 && (
              <div className={s.text}>
                <ArticleBlocks blocks={body} />
              </div>
            )}
            {tip.length > 0 && (
              <aside className={s.tip} aria-label={words.article.tip}>
                <ArticleBlocks blocks={tip} />
              </aside>
            )}
            <DidThisHelp slug={slug} action={feedbackPath} words={words.feedback} />
          </article>
          <Beside question={question} next={next} words={words.article} />
        </div>
      </div>
    </PageMain>
  );
}

type FactsProps = { article: Article; words: HelpWords['article'] };

function Facts({ article: { audience, checkedOn, isCheckedLongAgo, owner }, words }: FactsProps) {
  return (
    <dl className={s.facts} data-old={isCheckedLongAgo || undefined}>
      <div>
        <dt>{words.audience}</dt>
        <dd>{audience}</dd>
      </div>
      <div>
        <dt>{isCheckedLongAgo ? words.checkedLongAgo : words.checked}</dt>
        <dd>
          <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
        </dd>
      </div>
      <div>
        <dt>{words.owner}</dt>
        <dd>{owner}</dd>
      </div>
    </dl>
  );
}

function StepItem({ step: { title, text, picture }, number }: { step: ArticleStep; number: number }) {
  return (
    <li>
      <span className={s.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {picture && <UploadedPicture picture={picture} sizes="(max-width: 700px) 60vw, 430px" />}
      </div>
    </li>
  );
}

type BesideProps = { question: string; next: ArticleLink[]; words: HelpWords['article'] };

function Beside({ question, next, words }: BesideProps) {
  return (
    <div className={s.beside}>
      {next.length > 0 && (
        <nav aria-labelledby="next-to-this">
          <h2 id="next-to-this">{words.next}</h2>
          <ul>
            {next.map((one) => (
              <li key={one.slug}>
                <a href={articlePath(one.slug)}>{one.question}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={`on-ink ${s.ask}`}>
        <h2>{words.stuck}</h2>
        <p>{words.stuckText}</p>
        <ButtonLink href={askPath(question)} variant="paper" size="sm">
          {words.ask}
        </ButtonLink>
      </section>
    </div>
  );
}
