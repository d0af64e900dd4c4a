import type { Page } from '@playwright/test';
import { nextFrames } from './frames';
import { differingPx } from './pixels';

type Box = { x: number; y: number; width: number; height: number };
type Seen = {
  name: string;
  box: Box;
  hiddenBy: string[];
  isSmall: boolean;
  isInMain: boolean;
  isInFooter: boolean;
  /** The same for targets that share style rules and background. */
  kind: string;
};
export type Stop = Seen & {
  /** Pixels that the focus changes by a contrast of 3:1 or more, if requested. */
  ringPx?: number;
};

const MOST_STOPS = 250;

/** The focused element as it is drawn: a radio without a visible box is its label. null without focus. */
const seeFocus = (): Seen | null => {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const isDrawn = getComputedStyle(focused).opacity !== '0';
  const shown = isDrawn ? focused : (focused.closest('label') ?? focused);
  const words = shown.getAttribute('aria-label') ?? (shown.textContent || shown.getAttribute('name') || '');
  const name = `${focused.tagName.toLowerCase()} ${words.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  const points = [...shown.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .flatMap(({ left, right, top, bottom }) => [
      { x: (left + right) / 2, y: (top + bottom) / 2 },
      { x: left + 4, y: top + 4 },
      { x: right - 4, y: bottom - 4 },
    ]);
  const covers = points.map(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'the edge of the window';
    return shown.contains(hit) || hit.contains(shown) ? '' : `${hit.tagName.toLowerCase()}.${hit.className}`;
  });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const isTooHigh = height > window.innerHeight / 2;
  const isHidden = isTooHigh ? covers.every(Boolean) : covers.some(Boolean);
  // A link inside a sentence is as tall as its line: WCAG 2.5.8 exempts it.
  const isInSentence =
    getComputedStyle(shown).display === 'inline' && shown.parentElement?.textContent !== shown.textContent;
  return {
    name,
    box: { x, y, width, height },
    hiddenBy: isHidden ? [...new Set(covers.filter(Boolean))] : [],
    isSmall: !isInSentence && (width < 24 || height < 24),
    isInMain: Boolean(focused.closest('main')),
    isInFooter: Boolean(focused.closest('.site-footer')),
    kind: `${shown.tagName}.${shown.className} in ${focused.closest('section')?.className}`,
  };
};

/** The browser continues from the blurred element at the next Tab. */
async function measureRing(page: Page, { x, y, width, height }: Box): Promise<number> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  const [right, bottom] = [Math.min(window.width, x + width + 8), Math.min(window.height, y + height + 8)];
  if (right <= left || bottom <= top) return 0;
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return differingPx(focused, await page.screenshot({ clip }));
}

type Way = {
  key: 'Tab' | 'Shift+Tab';
  /**
   * Where to measure: two screenshots per stop take time, and header and footer are the same everywhere. 'kinds' is
   * one of each kind in the main part.
   */
  rings: 'all' | 'kinds' | 'none';
  /** Ends at the first stop in the site's footer, which is the same everywhere and half of most walks. */
  endsAtFooter?: boolean;
};

/** Tabs through the whole page (or back), as a person does, from the current focus. */
export async function walk(page: Page, { key, rings, endsAtFooter = false }: Way): Promise<Stop[]> {
  const stops: Stop[] = [];
  const known = new Set<string>();
  // Fonts that load during the walk would move the focused element.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    await nextFrames(page);
    const seen = await page.evaluate(seeFocus);
    if (!seen) return stops;
    const isNews = seen.isInMain && !known.has(seen.kind);
    const measured = rings === 'all' || (rings === 'kinds' && isNews);
    known.add(seen.kind);
    stops.push(measured ? { ...seen, ringPx: await measureRing(page, seen.box) } : seen);
    if (endsAtFooter && seen.isInFooter) return stops;
  }
  throw new Error(`Tab never left the page: ${stops.slice(-5).map(({ name }) => name)}`);
}

/** A ring of 2 px around the smallest allowed target. */
const LEAST_RING_PX = 2 * 4 * 24;

/** @returns what is wrong with each stop: hidden, too small, or without a visible ring */
export const faultsOf = (stops: Stop[]): string[] =>
  stops.flatMap(({ name, box, hiddenBy, isSmall, ringPx }) => [
    ...(hiddenBy.length ? [`${name}: hidden by ${hiddenBy}`] : []),
    ...(isSmall ? [`${name}: ${Math.round(box.width)} x ${Math.round(box.height)} px`] : []),
    ...(ringPx !== undefined && ringPx < LEAST_RING_PX ? [`${name}: no ring, ${ringPx} px change`] : []),
  ]);
