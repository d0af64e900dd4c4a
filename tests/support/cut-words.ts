import type { Page } from '@playwright/test';

/** The phones of the mock screens, which are cropped on purpose; their label describes them. */
const IMAGES = '[role="img"][aria-label^="Mock screen"], [role="img"][aria-label^="The roster"]';

/** Text that lies outside of what clips it: a box that hides its overflow, or the window. */
const lookForCutWords = (pictures: string) => {
  const cut = new Set<string>();
  const known = new Map<Element, { overflowX: string; overflowY: string; position: string; edge: DOMRect }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(`script, style, option, .sr-only, [aria-hidden="true"], ${pictures}`)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const word of range.getClientRects()) {
      if (word.width < 1) continue;
      // The space above and below a line's letters may be clipped.
      const room = word.height * 0.3;
      let isBeyond = word.left < -1 || word.right > window.innerWidth + 1;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        let seen = known.get(box);
        if (!seen) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          seen = { overflowX, overflowY, position, edge: box.getBoundingClientRect() };
          known.set(box, seen);
        }
        const { overflowX, overflowY, position, edge } = seen;
        if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) {
          // One scrolls to it.
          isBeyond = false;
          break;
        }
        const sideways =
          overflowX !== 'visible' && (word.left < edge.left - 1 || word.right > edge.right + 1);
        const upright =
          overflowY !== 'visible' && (word.top < edge.top - room || word.bottom > edge.bottom + room);
        if (sideways || upright) cut.add(`${text.textContent} | ${box.tagName}.${box.className}`);
        if (position === 'fixed') break;
      }
      if (isBeyond) cut.add(`${text.textContent} | the window`);
    }
  }
  return [...cut];
};

/** @returns each clipped text and what clips it; empty for a readable page */
export const findCutWords = (page: Page): Promise<string[]> => page.evaluate(lookForCutWords, IMAGES);

/** The spacing that WCAG 1.4.12 lets a reader set: no text may be lost by it. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
