import type { Page } from '@playwright/test';
import { nextFrames } from './frames';
import { contrastsIn } from './pixels';

type Words = { words: string; x: number; y: number; width: number; height: number };

/** Antialiasing mixes the edges of letters with their background, so thin ones of 4.5:1 measure slightly less. */
const LEAST_CONTRAST = 3;

/** Each visible line of text, in px from the page's top, except those inside pictures and decoration. */
const lookForWords = (): Words[] => {
  const found: Words[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, option, .sr-only, .skip-link, [aria-hidden="true"], [role="img"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = text.textContent.trim().slice(0, 60);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width > 3) found.push({ words, x: left + window.scrollX, y: top + window.scrollY, width, height });
    }
  }
  return found;
};

/** Text that hardly differs from its background, in pixels: also where styles do not determine the colors. */
export async function findFaintWords(page: Page): Promise<string[]> {
  await nextFrames(page);
  const words = await page.evaluate(lookForWords);
  const contrasts = await contrastsIn(await page.screenshot({ fullPage: true }), words);
  return words.flatMap((line, index) => {
    const contrast = contrasts[index] ?? 1;
    return contrast < LEAST_CONTRAST ? [`${line.words}: ${contrast.toFixed(1)}`] : [];
  });
}
