import type { BrowserContext, Page } from '@playwright/test';
import { call, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

let cookie = '';
test.beforeAll(async ({ site }) => {
  cookie = await signIn(site);
});

async function asAdmin(context: BrowserContext, site: Site) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.url }]);
}

const DARK = { ground: 'rgb(24, 17, 40)', words: 'rgb(244, 240, 250)' };
const LIGHT = { ground: 'rgb(255, 255, 255)', words: 'rgb(27, 16, 51)' };

async function expectDesk(page: Page, { ground, words }: typeof DARK) {
  const desk = page.locator('.desk-view');
  await expect(desk).toHaveCSS('background-color', ground);
  await expect(desk).toHaveCSS('color', words);
}

const choose = (page: Page, theme: string) =>
  page
    .locator('#field-theme, .radio-group')
    .filter({ hasText: 'Admin Theme' })
    .getByText(theme, { exact: true })
    .click();

test('the theme that somebody chooses in the account page is the desk’s, whatever the system’s is', async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await page.goto('/admin/account');
  await choose(page, 'Dark');
  await page.goto('/admin/desk');
  await expectDesk(page, DARK);
  await page.reload();
  await expectDesk(page, DARK);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/account');
  await choose(page, 'Light');
  await page.goto('/admin/desk');
  await page.reload();
  await expectDesk(page, LIGHT);

  await page.goto('/admin/account');
  await choose(page, 'Automatic');
  await page.goto('/admin/desk');
  await expectDesk(page, DARK);
});

test('the first answer of the server has the chosen theme already, or the one that the browser asks for', async ({
  site,
}) => {
  const rootOf = async (headers: Record<string, string>) =>
    /<html[^>]*data-theme="(\w+)"/.exec((await call(site, '/admin/account', { headers })).text)?.[1];
  const dark = { 'Sec-CH-Prefers-Color-Scheme': 'dark' };
  expect(await rootOf({ Cookie: cookie })).toBe('light');
  expect(await rootOf({ Cookie: cookie, ...dark })).toBe('dark');
  expect(await rootOf({ Cookie: `${cookie}; colonnade-theme=dark` })).toBe('dark');
  expect(await rootOf({ Cookie: `${cookie}; colonnade-theme=light`, ...dark })).toBe('light');
});

test('the system’s theme is there before the page’s scripts, from browsers that do not name it too', async ({
  page,
  context,
  site,
  problems,
}) => {
  await asAdmin(context, site);
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.allow('/_next/static/', 'net::ERR_FAILED');
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.route('**/admin/account', async (route) => {
    const { 'sec-ch-prefers-color-scheme': _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  const answer = await page.goto('/admin/account');
  expect(await answer?.text()).toContain('data-theme="light"');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color', DARK.words);
});

test('what shows the public site in the brand’s form is as by day in the dark theme', async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await context.addCookies([{ name: 'colonnade-theme', value: 'dark', url: site.url }]);
  await page.goto('/admin/globals/brand');
  const grounds = page.locator('.mark-upload__ground');
  await expect(grounds.nth(0)).toHaveCSS('background-color', 'rgb(250, 246, 238)');
  await expect(grounds.nth(1)).toHaveCSS('background-color', 'rgb(27, 16, 51)');
});
