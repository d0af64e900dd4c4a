import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { EVERY_PAGE } from '../support/every-page';
import { faultsOf, walk } from '../support/keyboard-walk';

test.describe.configure({ mode: 'parallel' });

const CALM = { reducedMotion: 'reduce' } as const;
/** Over a hundred tab stops. */
const LONGEST = '/social-media';
/** Home is measured at every stop, including header and footer; other pages at one stop of each kind. */
const ringsOf = (path: string) => (path === '/' ? 'all' : 'kinds');

/** Every stop of the page. The skip link is first, and the footer's last link is last. */
async function expectWholeWalk(page: Page, way: Parameters<typeof walk>[1]) {
  const stops = await walk(page, way);
  const [first, last] = way.key === 'Tab' ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  expect([first?.name, last?.name]).toEqual(['a Skip to content', 'a LinkedIn']);
  expect(faultsOf(stops)).toEqual([]);
}

/** Every stop before the footer, which has been walked through on home. */
async function expectWalkToFooter(page: Page, way: Parameters<typeof walk>[1]) {
  const isForward = way.key === 'Tab';
  if (!isForward) await page.getByRole('contentinfo').getByRole('link').first().focus();
  const stops = await walk(page, { ...way, endsAtFooter: isForward });
  expect(stops.at(isForward ? 0 : -1)?.name).toBe('a Skip to content');
  expect(stops.at(-1)?.isInFooter).toBe(isForward);
  expect(faultsOf(stops)).toEqual([]);
}

for (const path of EVERY_PAGE) {
  const expectWalk = path === '/' ? expectWholeWalk : expectWalkToFooter;
  test(`${path}: each tab stop has a ring, 24 px and nothing covering it`, async ({ page, problems }) => {
    test.setTimeout(path === LONGEST ? 270_000 : 135_000);
    problems.allow('/no-such-page', 404);
    await page.emulateMedia(CALM);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectWalk(page, { key: 'Tab', rings: ringsOf(path) });

    // A laptop's window at 400% zoom is 320 x 256 px; backward, the fixed header is in the way.
    await page.setViewportSize({ width: 320, height: 256 });
    // The first walk left home by its end; on other pages the second starts in the footer, from where it is. The
    // longest page would still be laying out its pictures anew.
    if (path === '/' || path === LONGEST) await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectWalk(page, { key: 'Shift+Tab', rings: 'none' });
  });
}

for (const path of ['/', '/support', '/links', '/merch']) {
  test(`${path}: the rings show in a reader’s own colors`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ ...CALM, forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize({ width: 820, height: 900 });
    await page.goto(path);
    await expectWholeWalk(page, { key: 'Tab', rings: ringsOf(path) });
  });
}

test('a text area is in sight from edge to edge when Tab leads to it', async ({ page }) => {
  await page.emulateMedia(CALM);
  await page.goto('/support');
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByRole('radio', { name: 'Low' }).check();
  // Only its first line can be seen.
  await message.evaluate((area) =>
    window.scrollBy(0, area.getBoundingClientRect().top + 40 - window.innerHeight),
  );
  await expect(message).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  // The browser scrolls by whole pixels, and the area ends at a fraction of one.
  await expect(message).toBeInViewport({ ratio: 0.99 });
});
