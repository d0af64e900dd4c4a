import type { DefaultServerCellComponentProps } from 'payload';
import { spanWords } from '@/core/shared/visibility';
import { isShown, linkSpan, type SocialLink } from '../contract';

/** Whether visitors see it now, and what its schedule will change. Times in the list are UTC, and say so. */
export function LinkShownCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload also renders it on the form, without a row.
  if (!rowData) return null;
  const now = Date.now();
  const link = rowData as SocialLink;
  const words = spanWords(linkSpan(link), now, 'UTC');
  if (!link.isActive) return <span className="quiet">Hidden</span>;
  const state = isShown(link, now) ? 'Shown' : 'Not shown';
  return <span>{words ? `${state}. ${words} UTC` : state}</span>;
}
