'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { EDIT_TEXT, type EditedText, FIELD_PARAMETER } from '@/kit/shared/edited-text';
import { toast } from '../toast/toast';
import { editedTextAt, watchEditMarks } from './edit-marks';
import { followLink, type PreviewLink } from './follow-link';
import type { PreviewBar } from './preview-bar';

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

/** Opens a text's field: in the form beside this page, or in its own when the page stands alone. */
function openField({ document, field }: EditedText) {
  const around = backOffice();
  if (around) around.postMessage({ type: EDIT_TEXT, document, field }, window.location.origin);
  else window.location.assign(`/admin/globals/${document}?${FIELD_PARAMETER}=${field}`);
}

/** Runs before the page's own handlers: links stay within the draft or open a tab, forms send nothing. */
function usePreviewBehavior(pages: PreviewLink[], isEditing: boolean) {
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const editText = (event: Event) => {
      const text = isEditing ? editedTextAt(event.target) : undefined;
      if (!text) return false;
      keep(event);
      openField(text);
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter') editText(event);
    };
    const click = (event: MouseEvent) => {
      if (editText(event)) return;
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
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('submit', submit, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [pages, isEditing]);
}

/** Turns a public page into a preview: its texts open their fields, and links lead to the other pages of the draft. */
export function PreviewWindow({ pages }: { pages: PreviewLink[] }) {
  const [isEditing, setIsEditing] = useState(true);
  const [Bar, setBar] = useState<typeof PreviewBar>();
  useDraftRefresh();
  usePreviewBehavior(pages, isEditing);
  useEffect(watchEditMarks, []);
  useEffect(() => {
    // Its styles would join those of every public page if they came with this file.
    void import('./preview-bar').then((loaded) => setBar(() => loaded.PreviewBar));
  }, []);
  useEffect(() => {
    document.body.toggleAttribute('data-editing', isEditing);
  }, [isEditing]);
  return Bar ? <Bar pages={pages} isEditing={isEditing} onEditing={setIsEditing} /> : null;
}
