import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { nextFrames } from '../support/frames';

const CAPTIONS = [
  'Thursday, 8:05 AM. Two new names on the roster.',
  '11:40 AM. Number 61 says yes to the formal.',
  '1:15 PM. One more payment, between classes.',
  '4:30 PM. Nineteen names come up for the vote.',
  '6:20 PM. Sirens. One alert reaches everyone.',
  '9:45 PM. The minutes are in. Lights out.',
];

const captions = (page: Page) => page.locator('#features article p').filter({ hasText: /\d (AM|PM)\. / });

/** The left leaf in front of the members: how opaque it is, and whether it is turned. */
const leaf = (page: Page) =>
  page.locator('#features article [role="img"]').evaluate((drawing) => {
    const { content, opacity, transform } = getComputedStyle(drawing.parentElement as Element, '::before');
    return content === 'none'
      ? 'no door'
      : `${opacity} ${new DOMMatrix(transform).isIdentity ? 'closed' : 'turned'}`;
  });

/** Puts the members' drawing at this share of the window's height, 0 for its top. */
async function scrollTo(page: Page, share: number) {
  await page.locator('#features article [role="img"]').evaluate((drawing, part) => {
    const { top, height } = drawing.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight * part, behavior: 'instant' });
  }, share);
  await nextFrames(page);
}

for (const width of [390, 1440]) {
  test(`at ${width} px, a door opens in front of each drawing as the page scrolls`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(captions(page)).toHaveText(CAPTIONS);
    // Far from the plan nothing is prepared: it would slow the first seconds of a phone.
    expect(await leaf(page)).toBe('no door');
    await scrollTo(page, 0.97);
    await expect.poll(() => leaf(page)).toBe('1 closed');
    await scrollTo(page, 0.78);
    await expect.poll(() => leaf(page)).toBe('1 turned');
    await scrollTo(page, 0.5);
    await expect.poll(() => leaf(page)).toBe('0 turned');
    await scrollTo(page, 0.97);
    await expect.poll(() => leaf(page)).toBe('1 closed');
  });
}

test('readers who want no motion, and pages without scripts, have the words and no doors', async ({
  page,
  browser,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(captions(page)).toHaveText(CAPTIONS);
  expect(await leaf(page)).toBe('no door');
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await leaf(page)).toBe('no door');

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(captions(plain)).toHaveText(CAPTIONS);
  expect(await leaf(plain)).toBe('no door');
  await context.close();
});
