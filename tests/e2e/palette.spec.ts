import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts';
import { signIn as cookieOf } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import type { Site } from '../support/site';
import { request } from '../support/tickets';
import { signIn } from './links.steps';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'What do you want to do?' });
const under = (page: Page, heading: string) =>
  dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function pageOf(page: Page, site: Site, role: string, path = '/admin') {
  await signIn(page.request, await addAccount(site, await cookieOf(site), role));
  await page.goto(path);
}

test('by keyboard: a person is found by name and opened, also by who presses Enter at once', async ({
  page,
  site,
}) => {
  const ticket = await request(site, { name: 'Ottilie Zabriskie', subject: 'Dues for two chapters' });
  await pageOf(page, site, 'support');
  await open(page);
  await page.keyboard.type('zabr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/desk/ticket/${ticket.id}$`));
  await expect(page.getByRole('heading', { name: 'Dues for two chapters' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // From a field too, and by address.
  await page.getByRole('textbox', { name: /^Reply to/ }).focus();
  await open(page);
  await page.keyboard.type(ticket.email);
  await expect(
    under(page, 'People and their requests').getByRole('link', { name: /^Ottilie Zabriskie · Dues/ }),
  ).toBeVisible();
  await expect(
    under(page, `Look for “${ticket.email}” in`).getByRole('link', { name: 'Support tickets' }),
  ).toHaveAttribute('href', `/admin/collections/support-tickets?search=${encodeURIComponent(ticket.email)}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused();
});

test('by keyboard: a page and a new record are reached; the arrow keys choose', async ({ page, site }) => {
  await signIn(page.request, site.admin);
  await page.goto('/admin/collections/users');
  await open(page);
  await page.keyboard.type('staff');
  await expect(dialog(page).getByRole('link', { name: 'Staff', exact: true }).first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'New staff account' })).toHaveCount(0);
  await field(page).fill('invite');
  await expect(dialog(page).getByRole('link', { name: 'Invite somebody' })).toHaveAttribute(
    'href',
    '/admin/collections/users',
  );
  await field(page).fill('');
  await page.keyboard.type('prep');
  await expect(dialog(page).getByRole('link', { name: 'Prepared emails' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ matches$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/prepared-mails/);
  await atRest(page);
  await open(page);
  await page.keyboard.type('saved rep');
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link', { name: 'Saved replies' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link', { name: 'New saved reply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/saved-replies\/create/);

  // What was typed into a form is not lost by going elsewhere.
  await atRest(page);
  await page.getByLabel('Title').fill('Half a reply');
  await atRest(page);
  await open(page);
  await page.keyboard.type('media');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a reply');
});

test('each role is offered its own pages only', async ({ page, site }) => {
  await pageOf(page, site, 'editor');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await open(page);
  const goTo = under(page, 'Go to').getByRole('link');
  await expect(goTo.filter({ hasText: /^Posts$/ })).toBeVisible();
  await expect(
    goTo.filter({ hasText: /^(Desk|Privacy requests|Brand file|Support tickets|Draws|Activity log)$/ }),
  ).toHaveCount(0);
  await page.keyboard.type('priya');
  await expect(dialog(page).getByRole('link')).toHaveText(['Staff']);
  await expect(dialog(page).getByRole('status')).toHaveText('1 match');
  expect(asked.filter((path) => path.startsWith('/admin/api/desk'))).toEqual([]);
});

test('by keyboard: a sentence is found by its words, and its field opens', async ({ page, site }) => {
  await signIn(page.request, site.admin);
  await page.goto('/admin');
  await open(page);
  await page.keyboard.type('see what’s ins');
  const found = under(page, 'Sentences of the site').getByRole('link');
  await expect(found).toHaveText(['See what’s inside · Home page, Button to the features']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/globals\/home-page\?field=hero\.inside$/);
  await expect(page.getByRole('textbox', { name: 'Button to the features' })).toBeFocused();
});

test('when the search does not answer, it says so', async ({ page, site, problems }) => {
  problems.allow('/admin/api/desk', 503);
  await signIn(page.request, site.admin);
  await page.goto('/admin');
  await page.route('**/admin/api/desk?q=*', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page);
  await page.keyboard.type('priya');
  await expect(dialog(page).getByRole('status')).toHaveText('The search did not answer. Please try again.');
});

test('on a phone it opens from the menu, and axe finds nothing at either width', async ({ page, site }) => {
  await signIn(page.request, site.admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/desk');
  await page.locator('.app-header__mobile-nav-toggler').click();
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(field(page)).toBeFocused();
  await expect(under(page, 'Move').getByRole('button', { name: /^Next in the queue/ })).toBeVisible();
  for (const width of [1440, 390]) {
    expect(await findWithAxe(page, width, '.palette'), `at ${width} px`).toEqual([]);
    expect(await fitsItsWidth(page)).toBe(true);
  }
  await field(page).fill('n');
  for (const width of [1440, 390]) expect(await findWithAxe(page, width, '.palette')).toEqual([]);
});

for (const path of ['/admin/collections/users', '/admin/desk'])
  test(`its opener stands in one line above the menu of ${path}`, async ({ page, site }) => {
    await signIn(page.request, site.admin);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const opener = page.getByRole('button', { name: 'Search or jump to' });
    await expect(opener).toBeVisible();
    const { height } = (await opener.boundingBox()) ?? {};
    expect(height).toBe(40);
    expect(await opener.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  });
