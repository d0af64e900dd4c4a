import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { PageMain } from '@/ui/page-shell/page-main';
import { listPath, POSTS_A_PAGE, type PostSummary, postPath, type Section } from '../contract';
import { longDate, minRead, Portrait, shortDate, yearOf } from './byline';
import s from './minutes-page.module.css';
import { PostCover } from './post-cover';
import { SectionLabel } from './section-label';
import { shownOf } from './shown-of';

export type MinutesPageProps = {
  posts: PostSummary[];
  total: number;
  page: number;
  /** null: posts of every section */
  section: Section | null;
  /** Sections that have a post. */
  sections: Section[];
};

/** The blog as a book of minutes: the newest post as a panel, the others on a ruled page. */
export function MinutesPage({ posts, total, page, section, sections }: MinutesPageProps) {
  const [newest, ...others] = posts;
  const rows = page === 1 ? others : posts;
  return (
    <PageMain>
      <div className="container-page">
        <header className={s.head}>
          <h1>Minutes</h1>
          <p className="text-lead">
            What we build, what chapters taught us, and what we got wrong. Short enough for a Sunday.
          </p>
        </header>
        <nav className={s.sections} aria-label="Order of business">
          <SectionLink section={null} isCurrent={section === null} />
          {sections.map((one) => (
            <SectionLink key={one.slug} section={one} isCurrent={one.slug === section?.slug} />
          ))}
        </nav>
        {page === 1 && newest && <Panel post={newest} />}
      </div>
      {rows.length > 0 && (
        <div className={s.minutes}>
          <div className="container-page">
            {rows.map((post) => (
              <Row key={post.id} post={post} />
            ))}
          </div>
        </div>
      )}
      {total > POSTS_A_PAGE && (
        <nav className={`container-page ${s.more}`} aria-label="Pages">
          <span>{shownOf(page, posts.length, total)}</span>
          <span>
            {page > 1 && (
              <ButtonLink variant="outline" href={listPath(section, page - 1)}>
                Newer minutes
              </ButtonLink>
            )}
            {page * POSTS_A_PAGE < total && (
              <ButtonLink variant="outline" href={listPath(section, page + 1)}>
                Older minutes
              </ButtonLink>
            )}
          </span>
        </nav>
      )}
    </PageMain>
  );
}

function SectionLink({ section, isCurrent }: { section: Section | null; isCurrent: boolean }) {
  return (
    <a href={listPath(section, 1)} aria-current={isCurrent ? 'page' : undefined}>
      {section ? (
        <>
          <i>{section.numeral}</i> {section.name}
        </>
      ) : (
        'Everything'
      )}
    </a>
  );
}

function Panel({ post }: { post: PostSummary }) {
  return (
    <article className={s.panel}>
      <div className={s.picture}>
        <PostCover post={post} crop="three-two" sizes="(max-width: 700px) 100vw, 708px" isFirst />
      </div>
      <Words post={post} className={s.words}>
        <strong>{post.author}</strong>
        <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time> · {minRead(post.minutes)}
      </Words>
    </article>
  );
}

function Row({ post }: { post: PostSummary }) {
  return (
    <article className={s.row}>
      <time dateTime={post.publishedAt}>
        {shortDate(post.publishedAt)} <small>{yearOf(post.publishedAt)}</small>
      </time>
      <Words post={post} className={s.text}>
        {post.author}, {minRead(post.minutes)}
      </Words>
      <div className={s.thumb}>
        <PostCover post={post} crop="three-two" sizes="208px" />
      </div>
    </article>
  );
}

type WordsProps = {
  post: PostSummary;
  className?: string;
  /** Beside the author's portrait. */
  children: ReactNode;
};

function Words({ post, className, children }: WordsProps) {
  return (
    <div className={className}>
      <SectionLabel section={post.section} />
      <h2>
        <a href={postPath(post.slug)}>{post.title}</a>
      </h2>
      <p>{post.lead}</p>
      <div className={s.by}>
        <Portrait name={post.author} />
        <span>{children}</span>
      </div>
    </div>
  );
}
