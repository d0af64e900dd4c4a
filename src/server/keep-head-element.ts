import { createHash } from 'node:crypto';
import { headElements, type KeptElement } from '@/shared/head-elements';

/** A page has up to four, and its HTML is made right after they are kept: enough for fifty pages at one time. */
const KEPT = 200;

/** @returns the name under which `HeadElement` finds the element while this page is made */
export function keepHeadElement(kind: KeptElement['kind'], text: string): string {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const elements = headElements();
  // Anew, so that the oldest is the one that no page used for longest.
  elements.delete(name);
  elements.set(name, { kind, text });
  for (const oldest of elements.keys()) {
    if (elements.size <= KEPT) break;
    elements.delete(oldest);
  }
  return name;
}
