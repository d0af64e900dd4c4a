import { readFile } from 'node:fs/promises';
import { send, signIn } from '../support/api';
import { artboardKeys, decode, save } from '../support/artboards';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';
import { EVERY_PAGE } from '../support/every-page';
import { faultsOf, walk } from '../support/keyboard-walk';
import { meridian } from '../support/meridian';
import * as quote from './quote-form';
import * as support from './support-form';
import * as application from './waitlist-form';

// A separate site: every other page shows the first brand.
test.use({ siteOptions: { worker: false } });

test.beforeAll(async ({ site }) => {
  const brand = { ...meridian, _status: 'published' };
  const saved = await send(site, '/admin/api/globals/brand', brand, { cookie: await signIn(site) });
  expect(saved.status, saved.text).toBe(200);
});

for (const path of EVERY_PAGE) {
  test(`${path} has no axe finding under a second brand`, async ({ page, problems }) => {
    problems.allow('/no-such-page', 404);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // The audit covers the layout at both widths; the colors are the same at both.
    await expectAccessible(page, [1440]);
  });
}

test('each tab stop of home has a ring that shows on its ground', async ({ page }) => {
  test.setTimeout(135_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const stops = await walk(page, { key: 'Tab', rings: 'all' });
  expect(stops.length).toBeGreaterThan(40);
  expect(faultsOf(stops)).toEqual([]);
});

test('a visitor applies, asks for help and orders, and reads only the second brand', async ({ page }) => {
  await application.send(page);
  await expect(application.thanks(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/colonnade|CLN/i);
  await support.send(page);
  await expect(support.messages(page)).toContainText(/MRD-\d{13}/);
  await expect(page.locator('body')).not.toContainText(/colonnade|CLN/i);
  await quote.send(page);
  await expect(quote.success(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/colonnade|CLN/i);
});

test('the files that a visitor downloads are the second brand’s', async ({ page }) => {
  test.setTimeout(300_000);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/^.*\/([\w-]+)\..*$/, '$1'));
  });
  await page.goto('/social-media');
  const mark = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /mark.*SVG|SVG/i })
    .first()
    .click();
  const file = await mark;
  expect(file.suggestedFilename()).toBe('MRD-Mark.svg');
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain(meridian.markPath);
  expect(svg).toContain(meridian.colors.primary);

  for (const key of (await artboardKeys(page)).filter((one) => one !== 'flyer')) {
    const { name, bytes } = await save(page, key);
    expect(name).not.toContain('CLN');
    const { data } = await decode(bytes);
    const first = new Set([0x7c3aed, 0x1b1033, 0xfaf6ee, 0xc084fc, 0xc79a45]);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (first.has(data.readUInt32BE(at) >>> 8)) found += 1;
    // A pixel between two of its own colors may be equal to one by chance.
    expect(found / (data.length / 4), key).toBeLessThan(0.0005);
  }
  const families = await page
    .locator('[data-artboard] *')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => getComputedStyle(part).fontFamily.split(',')[0])),
    ]);
  expect(families.sort()).toEqual(['"Source Serif 4"', 'Commissioner']);
  expect(fonts).toEqual(expect.arrayContaining(['source-serif-4-latin', 'commissioner-latin']));
  expect(fonts.filter((font) => !/^(source-serif-4|commissioner)-/.test(font))).toEqual([]);
});
