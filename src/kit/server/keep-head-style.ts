import { createHash } from 'node:crypto';
import { headStyles } from '@/kit/shared/head-styles';

/** More than the brands that pages are made with at one time: only an edited brand has another style sheet. */
const KEPT = 16;

/** @returns the name under which `HeadStyle` finds the style sheet while this page is made */
export function keepHeadStyle(css: string): string {
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  const styles = headStyles();
  // Set again, so that the oldest entry is the one that no page has used for longest.
  styles.delete(name);
  styles.set(name, css);
  for (const oldest of styles.keys()) {
    if (styles.size <= KEPT) break;
    styles.delete(oldest);
  }
  return name;
}
