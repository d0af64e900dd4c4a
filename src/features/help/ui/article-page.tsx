import { ArticleBlocks } from '@/ui/article-body';
import { ButtonLink } from '@/ui/button-link';
import { PageMain } from '@/ui/page-shell/page-main';
import { UploadedPicture } from '@/ui/uploaded-picture';
import type { Article, ArticleLink, Step } from '../contract';
import { articlePath, askPath, topicPath } from '../rules/help-facts';
import s from './article-page.module.css';
import { Crumbs } from './crumbs';
import { dayInWords } from './day-in-words';
import { DidThisHelp } from './did-this-help';

type ArticlePageProps = { article: Article; next: ArticleLink[]; feedbackPath: string };

export function ArticlePage({ article, next, feedbackPath }: ArticlePageProps) {
  const { slug, question, answer, topic, steps, body, tip } = article;
  return (
    <PageMain>
      <div className={s.page}>
        <Crumbs last={{ label: topic, href: topicPath(topic) }} />
        <div className={s.columns}>
          <article>
            <h1>{question}</h1>
            <Facts article={article} />
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
              <aside className={s.tip} aria-label="Tip">
                <ArticleBlocks blocks={tip} />
              </aside>
            )}
            <DidThisHelp slug={slug} action={feedbackPath} />
          </article>
          <Beside question={question} next={next} />
        </div>
      </div>
    </PageMain>
  );
}

function Facts({ article: { audience, checkedOn, isCheckedLongAgo, owner } }: { article: Article }) {
  return (
    <dl className={s.facts} data-old={isCheckedLongAgo || undefined}>
      <div>
        <dt>For</dt>
        <dd>{audience}</dd>
      </div>
      <div>
        <dt>{isCheckedLongAgo ? 'Checked long ago' : 'Last checked'}</dt>
        <dd>
          <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time>
        </dd>
      </div>
      <div>
        <dt>Looked after by</dt>
        <dd>{owner}</dd>
      </div>
    </dl>
  );
}

function StepItem({ step: { title, text, picture }, number }: { step: Step; number: number }) {
  return (
    <li>
      <span className={s.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {picture && <UploadedPicture picture={picture} sizes="430px" />}
      </div>
    </li>
  );
}

function Beside({ question, next }: { question: string; next: ArticleLink[] }) {
  return (
    <div className={s.beside}>
      {next.length > 0 && (
        <nav aria-labelledby="next-to-this">
          <h2 id="next-to-this">Next to this</h2>
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
        <h2>Still stuck?</h2>
        <p>Write to us. Your request says which page you read, so that you need not explain it.</p>
        <ButtonLink href={askPath(question)} variant="paper" size="sm">
          Ask us
        </ButtonLink>
      </section>
    </div>
  );
}
