import type { ReactNode } from 'react';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { SitemapWords } from '../contract.sitemap-texts';
import s from './sitemap-page.module.css';

type Pages = readonly { path: string; label: string }[];

type SitemapPageProps = {
  page: SitemapWords;
  /** What the directory lists by name, and what stands under it. */
  lists: { pages: Pages; more: Pages };
  /** The platform's status, beside the directory. */
  children: ReactNode;
};

/** The board in the lobby: every page by name, and its address after a dotted line. */
export function SitemapPage({ page, lists, children }: SitemapPageProps) {
  const { intro } = page;
  return (
    <PageMain className={`container-page ${s.page}`}>
      <header className={s.opening}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <div className={s.lobby}>
        <nav className={`on-ink ${s.board}`} aria-label={page.directory.heading}>
          <h2>{page.directory.heading}</h2>
          <PageList pages={lists.pages} />
          <h2>{page.directory.moreHeading}</h2>
          <PageList pages={lists.more} />
        </nav>
        <div className={s.card}>{children}</div>
      </div>
    </PageMain>
  );
}

function PageList({ pages }: { pages: Pages }) {
  return (
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          <span aria-hidden="true">{path}</span>
        </li>
      ))}
    </ul>
  );
}
