import type { Page } from '@playwright/test';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { launch, outcome } from '../support/site-processes';
import { tabTo } from './links.steps';

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
  const { code, output } = await outcome(launch('scripts/seed-demo.ts', site.env));
  expect(code, output).toBe(0);
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
    'Applications, last 12 weeks',
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

/** As a person without a mouse comes to what a page is about. */
async function passMenu(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

// The last test of this file: the site has another brand after it.
test('by keyboard alone, an admin starts with their own brand; a second one is told, and nobody is asked again', async ({
  page,
  browser,
  site,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allow('/admin/api/globals/brand', 400);
  await signIn(page);
  await addStaff(page, 'ada', 'admin');
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(other, 'ada', PASSWORD);
  await other.goto('/admin/start');

  await page.goto('/admin');
  await passMenu(page);
  await tabTo(page, panel(page, 'Start with your own brand').getByRole('link', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with your own brand');
  await atRest(page);
  for (const width of [390, 820, 1440]) {
    expect(await findWithAxe(page, width)).toEqual([]);
    expect(await fitsItsWidth(page)).toBe(true);
  }

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await passMenu(page);
  await tabTo(page, field('Name'));
  await page.keyboard.type('Portico');
  await tabTo(page, field('Prefix'));
  await page.keyboard.type('ptc');
  await tabTo(page, field('Primary'));
  await page.keyboard.type('#0c6b62');
  await expect(
    page.getByRole('table', { name: 'What pages use' }).getByRole('row', { name: /^Primary/ }),
  ).toContainText(/#0c6b62#0c6b62\d\.\d:1 on #\w{6}, needs 4\.\d:1$/);
  await page.getByLabel('Take it from an SVG file').setInputFiles({
    name: 'mark.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="60" height="60"/></svg>'),
  });
  await expect(page.locator('.mark-upload svg path').first()).toHaveAttribute('d', 'M1,1h30v30h-30z');
  await tabTo(page, page.getByRole('button', { name: 'Save and publish' }));
  await page.keyboard.press('Enter');
  await expect(field('Prefix')).toBeFocused();
  await expect(field('Prefix')).toHaveAccessibleDescription(/Please enter two to six capital letters$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is saved yet.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('PTC');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This is your brand now.' })).toBeVisible();

  const home = await (await page.request.get('/')).text();
  expect(home).toContain('<title>Portico');
  expect(home).toContain('--color-violet:#0c6b62');
  expect(home).not.toContain('#7c3aed');
  await page.goto('/admin');
  await expect(panel(page, 'Founding seats')).toBeVisible();
  await expect(page.getByText('Start with your own brand')).toHaveCount(0);

  await other.getByRole('textbox', { name: 'Main site' }).fill('https://stoa.example');
  await other.getByRole('button', { name: 'Save and publish' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'None of your changes' })).toContainText(
    /admin changed Name, Prefix, Colors, and Mark on .* UTC\./,
  );
  await expect(other.getByRole('textbox', { name: 'Main site' })).toHaveValue('https://stoa.example');
  await other.reload();
  await expect(other.getByText('These questions were answered or skipped')).toBeVisible();
  await other.context().close();
});
