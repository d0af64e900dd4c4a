'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '../toast/toast';
import { followLink, type PreviewLink } from './follow-link';
import s from './preview-window.module.css';

/** The back office around this page: in a frame its parent, in a window of its own the opener. */
const backOffice = (): Window | null => window.opener ?? (window.parent === window ? null : window.parent);

/** Draws the page anew each time the back office says that a draft was saved. */
function useDraftRefresh() {
  const router = useRouter();
  useEffect(() => {
    const refresh = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== backOffice()) return;
      if (data?.type === 'payload-document-event') router.refresh();
    };
    window.addEventListener('message', refresh);
    backOffice()?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin);
    return () => window.removeEventListener('message', refresh);
  }, [router]);
}

/** Before the page's own handlers: its links stay with the draft or open a tab, its forms send nothing. */
function usePreviewManners(pages: PreviewLink[]) {
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!link) return;
      const way = followLink(link.href, window.location.href, pages);
      if (way.kind === 'leave') return;
      keep(event);
      if (way.kind === 'scroll') window.location.hash = way.hash || '#';
      else if (way.kind === 'preview') window.location.assign(way.address);
      // By the back office itself: what a sandboxed frame opens stays in the sandbox, and is refused for it.
      else (backOffice() ?? window).open(way.address, '_blank', 'noopener');
    };
    const submit = (event: Event) => {
      keep(event);
      toast({ title: 'This is a preview', description: 'Nothing was sent.' });
    };
    window.addEventListener('click', click, true);
    window.addEventListener('submit', submit, true);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('submit', submit, true);
    };
  }, [pages]);
}

/** What makes a public page a preview, and the way to the other pages that show the same draft. */
export function PreviewWindow({ pages }: { pages: PreviewLink[] }) {
  useDraftRefresh();
  usePreviewManners(pages);
  if (pages.length < 2) return null;
  return (
    <nav className={s.pages} aria-label="Pages with this draft">
      <span>See the draft on</span>
      {pages.map(({ address, label, isCurrent }) => (
        <a key={address} href={address} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
