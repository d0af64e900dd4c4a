import type { Page } from '@playwright/test';
import { query } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';

const panel = (page: Page) => page.getByRole('region', { name: 'Platform Status' });
const part = (page: Page, name: string) => panel(page).locator('dl > div', { hasText: name });

/** Reloads until the panel says so: a page may be cached for ten seconds. */
const expectPart = (page: Page, name: string, words: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(part(page, name)).toContainText(words, { timeout: 500 });
  }).toPass({ timeout: 60_000 });

test('reports four parts, in words, with the time of the check', async ({ page }) => {
  const before = Date.now();
  await page.goto('/sitemap');
  await expectPart(page, 'Email delivery', 'Working');
  await expect(panel(page).locator('dt')).toHaveText([
    'Website',
    'Forms and waitlist',
    'Email delivery',
    'Mobile app',
  ]);
  await expect(part(page, 'Website')).toContainText('Working');
  await expect(part(page, 'Forms and waitlist')).toContainText('Working');
  await expect(part(page, 'Mobile app')).toContainText('Launching soon');
  await expect(panel(page)).toContainText('Everything that’s live is working.');
  const time = panel(page).locator('time');
  await expect(time).toHaveText(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d\d:\d\d\s[AP]M UTC$/);
  const checked = Date.parse((await time.getAttribute('datetime')) ?? '');
  expect(checked).toBeGreaterThan(before - 15_000);
  expect(checked).toBeLessThanOrEqual(Date.now());
});

test('reports when the mail worker stops, and when it is back', async ({ page, site }) => {
  await page.goto('/sitemap');
  await expectPart(page, 'Email delivery', 'Working');
  await site.kill('worker');
  await expectPart(page, 'Email delivery', 'Stopped');
  await expect(panel(page)).toContainText('Not everything is working.');
  await expect(part(page, 'Forms and waitlist')).toContainText('Working');
  await expectAccessible(page);
  await site.revive();
  await expectPart(page, 'Email delivery', 'Working');
  await expect(panel(page)).toContainText('Everything that’s live is working.');
});

test('draws each state in a different shape', async ({ page, site }) => {
  const shapes = () =>
    panel(page)
      .locator('dl path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
  await page.goto('/sitemap');
  await expectPart(page, 'Email delivery', 'Working');
  const well = await shapes();
  expect(well[0]).toBe(well[2]);
  expect(well[3]).not.toBe(well[0]);
  await site.kill('worker');
  await expectPart(page, 'Email delivery', 'Stopped');
  const stopped = await shapes();
  expect(stopped[0]).toBe(well[0]);
  expect(new Set([well[0], stopped[2], well[3]]).size).toBe(3);
  await site.revive();
  await expectPart(page, 'Email delivery', 'Working');
});

test('reports when the database accepts no entries', async ({ page, site, problems }) => {
  // While its connections are terminated, a request may fail.
  problems.allow(/^/, 503);
  const [row] = await query<{ name: string }>(site, 'select current_database() as name');
  const set = (value: 'on' | 'off') =>
    query(site, `alter database "${row?.name}" set default_transaction_read_only = ${value}`);
  // Sessions keep the setting that they started with: the site's are terminated, and it opens new ones.
  const endSessions = () =>
    query(
      site,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'colonnade-%'`,
    );
  await page.goto('/sitemap');
  await set('on');
  await endSessions();
  try {
    await expectPart(page, 'Forms and waitlist', 'Down');
    await expect(part(page, 'Forms and waitlist')).toContainText('read-only right now');
  } finally {
    await query(
      site,
      `begin; set transaction read write; alter database "${row?.name}" reset default_transaction_read_only; commit`,
    );
    await endSessions();
  }
  await expectPart(page, 'Forms and waitlist', 'Working');
});
