'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '../toast/toast';
import { followLink, type PreviewLink } from './follow-link';
import s from './preview-window.module.css';

/** The back office around this page: in a frame its parent, in a window of its own the opener. */
const backOffice = (): Window | null => window.opener ?? (window.parent === window ? null : window.parent);

/** Reloads the page each time the back office reports a saved draft. */
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

/** Runs before the page's own handlers: links stay within the draft or open a tab, forms send nothing. */
function usePreviewBehavior(pages: PreviewLink[]) {
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
      // Opened by the back office: a window opened from a sandboxed frame inherits the sandbox and is refused.
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

/** Turns a public page into a preview, with links to the other pages that show the same draft. */
export function PreviewWindow({ pages }: { pages: PreviewLink[] }) {
  useDraftRefresh();
  usePreviewBehavior(pages);
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
