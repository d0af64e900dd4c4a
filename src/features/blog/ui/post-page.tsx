import type { ReactNode } from 'react';
import { longDate } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ArticleBody } from '@/kit/ui/article-body';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type PostSummary, type PostView, postPath } from '../contract';
import type { BlogWords } from '../contract.texts';
import { AuthorPortrait } from './byline';
import { Contents } from './contents';
import { PostCover } from './post-cover';
import s from './post-page.module.css';
import { SectionLabel } from './section-label';
import { ShareLinks } from './share-links';

export type PostPageProps = {
  post: PostView;
  before: PostSummary | null;
  alike: PostSummary | null;
  /** Its full address, to pass on. */
  address: string;
  words: BlogWords;
};

/** Shorter texts need no table of contents. */
const HEADINGS_FROM = 3;

export function PostPage({ post, before, alike, address, words }: PostPageProps) {
  const headings = post.body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
  return (
    <PageMain above={before || alike ? 'paper-2' : 'paper'}>
      <article>
        <header className={`container-page ${s.head}`}>
          <div>
            <SectionLabel section={post.section} words={words.sections} />
            <h1>{post.title}</h1>
          </div>
          <div className={s.by}>
            <AuthorPortrait name={post.author} />
            <span>
              <strong>{post.author}</strong>
              <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
              <br />
              {fillPlaceholders(words.list.minutes, { minutes: String(post.minutes) })}
            </span>
          </div>
        </header>
        <Cover post={post} />
        <div className={`container-page ${s.columns}`}>
          <div className={s.side}>
            {headings.length >= HEADINGS_FROM && <Contents headings={headings} title={words.post.contents} />}
          </div>
          <div className={s.text}>
            <ArticleBody blocks={post.body} />
            <footer className={s.author}>
              <AuthorPortrait name={post.author} />
              <div>
                <strong>{post.author}</strong>
                {post.aboutAuthor && <p>{post.aboutAuthor}</p>}
              </div>
            </footer>
          </div>
          <ShareLinks address={address} title={post.title} words={passWords(words.post)} />
        </div>
      </article>
      {(before || alike) && (
        <nav className={s.next} aria-label={words.post.more}>
          <div className="container-page">
            {before && (
              <Next post={before}>
                {fillPlaceholders(words.post.before, { date: longDate(before.publishedAt) })}
              </Next>
            )}
            {alike && (
              <Next post={alike}>
                {fillPlaceholders(words.post.alike, { section: words.sections[alike.section.key] })}
              </Next>
            )}
          </div>
        </nav>
      )}
    </PageMain>
  );
}

/** What the buttons say: a page carries all that a browser component is given. */
const passWords = ({ pass, copy, copied, failed, forward, print }: BlogWords['post']) => ({
  pass,
  copy,
  copied,
  failed,
  forward,
  print,
});

/** A drawing keeps its people large enough to count: another crop on narrow screens. */
function Cover({ post }: { post: PostView }) {
  if (post.cover)
    return (
      <div className={s.cover}>
        <PostCover post={post} crop="wide" sizes="(max-width: 700px) 60vw, 100vw" isDescribed isFirst />
      </div>
    );
  return (
    <div className={s.cover} data-drawing={post.section.drawing}>
      <div className={s.wide}>
        <PostCover post={post} crop="wide" sizes="" />
      </div>
      <div className={s.narrow}>
        <PostCover post={post} crop="three-two" sizes="" />
      </div>
    </div>
  );
}

function Next({ post, children }: { post: PostSummary; children: ReactNode }) {
  return (
    <a href={postPath(post.slug)}>
      <small>{children}</small>
      <span className="display">{post.title}</span>
    </a>
  );
}
