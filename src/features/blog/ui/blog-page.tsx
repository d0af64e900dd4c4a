import type { ReactNode } from 'react';
import { longDate, shortDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { listPath, POSTS_A_PAGE, type PostSummary, postPath, type Section } from '../contract';
import type { BlogWords } from '../contract.texts';
import s from './blog-page.module.css';
import { AuthorPortrait, yearOf } from './byline';
import { PostCover } from './post-cover';
import { SectionLabel } from './section-label';
import { shownOf } from './shown-of';

export type BlogPageProps = {
  posts: PostSummary[];
  total: number;
  page: number;
  /** null: posts of every section */
  section: Section | null;
  /** Sections that have a post. */
  sections: Section[];
  words: BlogWords;
};

/** The blog as a book of minutes: the newest post as a panel, the others on a ruled page. */
export function BlogPage({ posts, total, page, section, sections, words }: BlogPageProps) {
  const [newest, ...others] = posts;
  const rows = page === 1 ? others : posts;
  return (
    <PageMain>
      <div className="container-page">
        <header className={s.head}>
          <h1>{words.opening.title}</h1>
          <p className="text-lead">{words.opening.lead}</p>
        </header>
        <nav className={s.sections} aria-label={words.sections.label}>
          <SectionLink section={null} isCurrent={section === null} words={words.sections} />
          {sections.map((one) => (
            <SectionLink
              key={one.slug}
              section={one}
              isCurrent={one.slug === section?.slug}
              words={words.sections}
            />
          ))}
        </nav>
        {page === 1 && newest && <Panel post={newest} words={words} />}
      </div>
      {rows.length > 0 && (
        <div className={s.minutes}>
          <div className="container-page">
            {rows.map((post) => (
              <Row key={post.id} post={post} words={words} />
            ))}
          </div>
        </div>
      )}
      {total > POSTS_A_PAGE && (
        <nav className={`container-page ${s.more}`} aria-label={words.list.pages}>
          <span>{shownOf(words.list, page, posts.length, total)}</span>
          <span>
            {page > 1 && (
              <ButtonLink variant="outline" href={listPath(section, page - 1)}>
                {words.list.newer}
              </ButtonLink>
            )}
            {page * POSTS_A_PAGE < total && (
              <ButtonLink variant="outline" href={listPath(section, page + 1)}>
                {words.list.older}
              </ButtonLink>
            )}
          </span>
        </nav>
      )}
    </PageMain>
  );
}

type SectionLinkProps = {
  section: Section | null;
  isCurrent: boolean;
  words: BlogWords['sections'];
};

function SectionLink({ section, isCurrent, words }: SectionLinkProps) {
  return (
    <a href={listPath(section, 1)} aria-current={isCurrent ? 'page' : undefined}>
      {section ? (
        <>
          <i>{section.numeral}</i> {words[section.key]}
        </>
      ) : (
        words.all
      )}
    </a>
  );
}

type PostProps = { post: PostSummary; words: BlogWords };

const minRead = ({ minutes }: PostSummary, { list }: BlogWords) =>
  fillPlaceholders(list.minutes, { minutes: String(minutes) });

function Panel({ post, words }: PostProps) {
  return (
    <article className={s.panel}>
      <div className={s.picture}>
        <PostCover post={post} crop="three-two" sizes="(max-width: 700px) 60vw, 708px" isFirst />
      </div>
      <Words post={post} sections={words.sections} className={s.words}>
        <strong>{post.author}</strong>
        <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time> · {minRead(post, words)}
      </Words>
    </article>
  );
}

function Row({ post, words }: PostProps) {
  return (
    <article className={s.row}>
      <time dateTime={post.publishedAt}>
        {shortDate(post.publishedAt)} <small>{yearOf(post.publishedAt)}</small>
      </time>
      <Words post={post} sections={words.sections} className={s.text}>
        {post.author}, {minRead(post, words)}
      </Words>
      <div className={s.thumb}>
        <PostCover post={post} crop="three-two" sizes="208px" />
      </div>
    </article>
  );
}

type WordsProps = {
  post: PostSummary;
  sections: BlogWords['sections'];
  className?: string;
  /** Beside the author's portrait. */
  children: ReactNode;
};

function Words({ post, sections, className, children }: WordsProps) {
  return (
    <div className={className}>
      <SectionLabel section={post.section} words={sections} />
      <h2>
        <a href={postPath(post.slug)}>{post.title}</a>
      </h2>
      <p>{post.lead}</p>
      <div className={s.by}>
        <AuthorPortrait name={post.author} />
        <span>{children}</span>
      </div>
    </div>
  );
}
