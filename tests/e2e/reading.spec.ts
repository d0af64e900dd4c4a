import { fitsItsWidth } from '../support/axe';
import { findCutWords, spaceText } from '../support/cut-words';
import { expect, test } from '../support/e2e';
import { EVERY_PAGE } from '../support/every-page';
import { findFaintWords } from '../support/faint-words';
import { nextFrames } from '../support/frames';

test.describe.configure({ mode: 'parallel' });

/** 320 px are 1280 at 400%, 640 at 200%; the others are where pages change their columns. */
const WIDTHS = [320, 390, 640, 701, 820, 900, 1041, 1101, 1180, 1440, 2560];

/** All pictures for the networks, with their texts, twenty times. */
const LONGEST = '/social-media';

for (const path of EVERY_PAGE) {
  // One page load for all checks, since it costs more than they do. Each part runs even if an earlier one failed.
  test(`${path}: reads at every width and zoom, in a reader’s own colors, on paper and at rest`, async ({
    page,
    problems,
  }) => {
    if (path === LONGEST) test.setTimeout(240_000);
    problems.allow('/no-such-page', 404);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);

    await test.step('moves nothing with reduced motion', async () => {
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await nextFrames(page);
      }
      const still = expect.configure({ soft: true });
      await still.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    });

    await test.step('reads in a reader’s own colors', async () => {
      await page.setViewportSize({ width: 820, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
      expect.soft(await findFaintWords(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });

    await test.step('prints dark on white, completely and without header and footer', async () => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
      await expect.soft(page.getByRole('banner')).toBeHidden();
      await expect.soft(page.getByRole('contentinfo')).toBeHidden();
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findCutWords(page)).toEqual([]);
      expect.soft(await page.evaluate(findPaleWords)).toEqual([]);
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
    });

    await test.step('clips no text at any width or zoom, nor with the spacing that a reader sets', async () => {
      for (const spacing of ['as designed', 'spaced']) {
        if (spacing === 'spaced') await spaceText(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 720 });
          await nextFrames(page);
          expect(await findCutWords(page), `${width} px, ${spacing}`).toEqual([]);
          expect(await fitsItsWidth(page), `${width} px, ${spacing}`).toBe(true);
        }
      }
    });
  });
}

/** Text too pale for white paper: backgrounds are not printed. Pictures and decoration keep their colors. */
function findPaleWords() {
  const pale = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[role="img"], [aria-hidden="true"], script, option')) continue;
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
    const linear = [r, g, b].map((value) =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    const light = 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    if (1.05 / (light + 0.05) < 4.5) pale.add(element.textContent?.trim().slice(0, 60) ?? '');
  }
  return [...pale];
}
