import type { ReactNode } from 'react';
import { PageMain } from '@/ui/page-shell/page-main';
import type { SitemapView } from '../contract';
import { directory, more } from './sitemap-lists';
import s from './sitemap-page.module.css';

type SitemapPageProps = {
  page: SitemapView;
  /** The platform's status, beside the directory. */
  children: ReactNode;
};

/** The board in the lobby: every page by name, and its address after a dotted line. */
export function SitemapPage({ page, children }: SitemapPageProps) {
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
          <PageList pages={directory} />
          <h2>{page.directory.moreHeading}</h2>
          <PageList pages={more} />
        </nav>
        <div className={s.card}>{children}</div>
      </div>
    </PageMain>
  );
}

function PageList({ pages }: { pages: readonly { path: string; label: string }[] }) {
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
