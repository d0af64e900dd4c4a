import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { differingPx } from '../support/pixels';
import { openEditor } from './links.steps';

test.use({ viewport: { width: 1100, height: 900 } });
test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
);

/** How much of a control looks different after `change`, from 0 to 1. */
async function changedShare(control: Locator, change: () => Promise<unknown>): Promise<number> {
  const before = await control.screenshot();
  await change();
  await control.page().evaluate(() => (document.activeElement as HTMLElement).blur());
  const after = await control.screenshot();
  const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
  return (await differingPx(before, after)) / (width * height);
}

test('a selected option and a switch are visible without the site’s colors', async ({ page, site }) => {
  await page.goto('/support');
  const high = page.locator('label', { hasText: 'High' });
  expect(await changedShare(high, () => high.click())).toBeGreaterThan(0.3);
  await page.goto('/');
  const size = page.locator('#waitlist label', { hasText: '51-100' });
  expect(await changedShare(size, () => size.click())).toBeGreaterThan(0.3);
  await openEditor(page, site.admin);
  await page.getByRole('button', { name: 'Add New Link' }).click();
  const active = page.getByRole('switch', { name: 'Active' });
  expect(await changedShare(active, () => active.click())).toBeGreaterThan(0.05);
});

test('elements with a background keep a visible edge', async ({ page, site }) => {
  await page.goto('/links');
  const ticket = page.getByRole('link', { name: 'Follow us on X' }).locator('> span').first();
  await expect(ticket).toHaveCSS('border-top-style', 'solid');
  await openEditor(page, site.admin);
  await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('button', { name: 'Add New Link' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  await page.goto('/support');
  await expect(page.getByLabel('Category')).toHaveCSS('appearance', 'auto');
});

test('the selected stair is visible without the site’s colors', async ({ page }) => {
  await page.goto('/merch');
  const stair = page.getByRole('button', { name: '4th and beyond 20%' });
  expect(await changedShare(stair, () => stair.click())).toBeGreaterThan(0.05);
});

test('roof, steps, ground and seats of the home page stay, in the system’s colors', async ({ page }) => {
  await page.goto('/');
  const [text, ground] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  const roof = page.locator('main svg[viewBox="0 0 740 212"]');
  await expect(roof.locator('path').first()).toHaveCSS('fill', text);
  await expect(roof.locator('path').last()).toHaveCSS('fill', ground);
  await expect(page.locator('main [lang="el"]').first()).toHaveCSS('color', ground);
  const temple = roof.locator('xpath=../..');
  await expect(temple.locator('> div').last()).toHaveCSS('background-color', text);
  await expect(temple.locator('> div').nth(-2)).toHaveCSS('border-top-width', '2px');
  await expect(page.locator('main section:has(h1) > div').last()).toHaveCSS('background-color', text);
  await expect(page.locator('main [data-seats] path').first()).toHaveCSS('stroke', text);
});
