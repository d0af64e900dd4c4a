import type { DefaultServerCellComponentProps } from 'payload';
import { spanWords } from '@/core/shared/visibility';
import { isInItsTime, postSpan, type Schedule } from '../contract';

/** Whether visitors see it now, and what its schedule will change. Times in the list are UTC, and say so. */
export function PostShownCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload also renders it on the form, without a row.
  if (!rowData) return null;
  const post = rowData as Schedule & { _status?: string };
  if (post._status !== 'published') return <span className="quiet">Draft</span>;
  const now = Date.now();
  const words = spanWords(postSpan(post), now, 'UTC');
  const state = isInItsTime(post, now) ? 'Shown' : 'Not shown';
  return <span>{words ? `${state}. ${words} UTC` : state}</span>;
}
