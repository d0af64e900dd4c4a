import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../support/e2e';
import { readZip } from '../support/zip';

const choices = (page: Page) => page.getByRole('group', { name: 'What goes into it' });
const start = (page: Page) => page.getByRole('button', { name: /^Download (all|chosen)/ });
const only = async (page: Page, names: string[]) => {
  for (const box of await choices(page).getByRole('checkbox').all()) await box.uncheck();
  for (const name of names) await choices(page).getByRole('checkbox', { name }).check();
};

test('the chosen platforms come as one zip with a manifest', async ({ page }) => {
  await page.goto('/social-media');
  await only(page, ['TikTok', 'Flyer and banners']);
  await expect(start(page)).toHaveText('Download chosen (6 files)');
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 40_000 }),
    start(page).click(),
  ]);
  expect(download.suggestedFilename()).toBe('CLN-brand-assets.zip');
  const files = readZip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual([
    'CLN-TikTok-Profile-200x200.png',
    'CLN-TikTok-Banner-1080x1920.png',
    'flyer-8.5x11.png',
    'banner-8x2.png',
    'step-repeat-banner-8x2.png',
    'app-banner-7x1.png',
    'manifest.json',
  ]);
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
  expect(manifest.brand).toBe('Colonnade');
  expect(Number.isNaN(Date.parse(manifest.brandVersion))).toBe(false);
  expect(
    manifest.files.map(({ file, pixels, dpi }: Record<string, unknown>) => ({ file, pixels, dpi })),
  ).toEqual([
    { file: 'CLN-TikTok-Profile-200x200.png', pixels: { width: 400, height: 400 }, dpi: null },
    { file: 'CLN-TikTok-Banner-1080x1920.png', pixels: { width: 2160, height: 3840 }, dpi: null },
    { file: 'flyer-8.5x11.png', pixels: { width: 2550, height: 3300 }, dpi: 300 },
    { file: 'banner-8x2.png', pixels: { width: 3072, height: 768 }, dpi: 384 },
    { file: 'step-repeat-banner-8x2.png', pixels: { width: 3072, height: 768 }, dpi: 384 },
    { file: 'app-banner-7x1.png', pixels: { width: 3150, height: 450 }, dpi: 450 },
  ]);
  for (const { file, sha256, pixels } of manifest.files) {
    const bytes = files.get(file) as Buffer;
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(sha256);
    const { width, height } = PNG.sync.read(bytes);
    expect({ width, height }).toEqual(pixels);
  }
});

test('it shows its progress, and can be stopped', async ({ page }) => {
  await page.goto('/social-media');
  const below = page.locator('#brand-information');
  const place = (await below.boundingBox())?.y;
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await start(page).click();
  const progress = page.getByRole('progressbar', { name: 'Files drawn' });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  // The bar takes the button's place: nothing below it moves.
  expect((await below.boundingBox())?.y).toBe(place);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(start(page)).toBeVisible();
  await expect(start(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Canceled.' })).toBeAttached();
  expect(saved).toEqual([]);
  expect((await below.boundingBox())?.y).toBe(place);
  await only(page, []);
  await expect(start(page)).toHaveText('Download chosen (0 files)');
  await expect(start(page)).toHaveJSProperty('disabled', true);
});
