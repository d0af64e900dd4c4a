import type { Page } from '@playwright/test';
import { ended } from '../../scripts/lib/run-process';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { launch } from '../support/site-processes';

const PASSWORD = 'a-password-of-the-tests';

async function signIn(page: Page, username = 'admin', password = 'first-admin-of-the-tests') {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
}

async function addStaff(page: Page, username: string, role: string) {
  const answer = await page.request.post('/admin/api/users', {
    data: { username, password: PASSWORD, role },
  });
  expect(answer.status()).toBe(201);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeAll(async ({ site }) => {
  const demo = launch('scripts/seed-demo.ts', site.env);
  expect(await ended(demo.child), demo.output()).toBe(0);
});

test('says what is due, links to it, and to the lists behind each figure', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z][a-z]+ answers? due\./);
  const due = panel(page, 'Due within 24 hours');
  const first = due.getByRole('listitem').first();
  await expect(first).toContainText(/Late by|left/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/desk\/(ticket|quote)\/\d+$/);
  await page.goto('/admin');
  await panel(page, 'Applications nobody has read').getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(/collections\/waitlist\?where/);
  await expect(page.locator('.cell-status').filter({ hasText: 'Accepted' })).toHaveCount(0);
});

test('shows thirty days as a chart and as numbers, and whether the system runs', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  const days = panel(page, 'Last 30 days');
  await expect(days.getByRole('img')).toHaveAttribute('aria-label', /Applications: \d+, tickets: \d+/);
  const labels = await days.locator('svg [text-anchor="middle"]').evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right } = text.getBoundingClientRect();
      return { text: text.textContent, left, right };
    }),
  );
  expect(labels.at(-1)?.text).toBe('Today');
  expect(labels.filter(({ left }, at) => left < (labels[at - 1]?.right ?? 0))).toEqual([]);
  await days.getByText('The numbers').click();
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(panel(page, 'Mail queue')).toContainText('Running');
  await expect(panel(page, 'Founding seats')).toContainText(/of 100 left/);
});

test('shows each role only its own work', async ({ page }) => {
  await signIn(page);
  for (const role of ['editor', 'support', 'marketing']) await addStaff(page, `${role}-at-board`, role);
  const seen = async (role: string) => {
    await signIn(page, `${role}-at-board`, PASSWORD);
    await page.goto('/admin');
    await expect(panel(page, 'Founding seats')).toBeVisible();
    return page.locator('.board__panel h2').allTextContents();
  };
  expect(await seen('support')).toEqual([
    'Due within 24 hours',
    'Applications nobody has read',
    'Last 30 days',
    'Founding seats',
    'Mail queue',
    'This week',
  ]);
  expect(await seen('marketing')).toEqual(['Founding seats', 'Newsletter readers']);
  expect(await seen('editor')).toEqual(['Founding seats']);
});

test('filters a list by the everyday filters', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/collections/support-tickets');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await expect(filters.getByRole('link')).toHaveText([
    'All',
    'To answer',
    'Overdue',
    'Mine',
    'Nobody’s',
    'Spam',
  ]);
  await expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  for (const name of ['Overdue', 'Spam', 'To answer']) {
    await filters.getByRole('link', { name }).click();
    await expect(filters.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    // Payload re-renders a list while it hydrates, and a press between two renders is lost.
    await atRest(page);
    await expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'false');
  }
  await expect(page.locator('tbody .cell-status').first()).toBeVisible();
  for (const state of await page.locator('tbody .cell-status').allTextContents())
    expect(state).toMatch(/New|Open/);
});

for (const width of [390, 820, 1440])
  test(`fits ${width} px, without an axe finding`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await page.goto('/admin');
    await expect(panel(page, 'Mail queue')).toBeVisible();
    expect(await fitsItsWidth(page)).toBe(true);
    expect(await findWithAxe(page, width, '.board')).toEqual([]);
  });

test('an empty list explains how it fills', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/collections/suppressions');
  await expect(page.getByText('The site adds readers who unsubscribe.')).toBeVisible();
  await expect(page.getByText('No Results.')).toBeHidden();
  await page.goto('/admin/collections/support-tickets?search=zebra-nobody-wrote');
  await expect(page.getByText('Nothing here matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByText('Nothing here matches.')).toHaveCount(0);
});
