import type { Page } from '@playwright/test';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import {
  button,
  count,
  dialog,
  listenToApi,
  listLinks,
  openEditor,
  signIn,
  tabTo,
  tickets,
  toasts,
} from './links.steps';

test.use({ siteOptions: { worker: false, env: { RATE_LIMIT_SUPPORT: '1' } } });

/** Labels as another visitor who opens the page now sees them. */
const seenByVisitors = async (visitor: Page) => {
  await visitor.goto('/links');
  return tickets(visitor).locator('bdi:first-child').allTextContents();
};

test('everything by keyboard, and visitors see each change immediately', async ({ page, browser, site }) => {
  test.slow();
  const anonymous = await browser.newContext({ baseURL: site.url });
  const visitor = await anonymous.newPage();
  const api = listenToApi(page);
  await page.goto('/links');
  await tabTo(page, button(page, 'Manage links'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Login to Manage Links' })).toBeVisible();
  expect(api.take()).toEqual(['GET /api/auth/session']);
  await page.keyboard.type(site.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Logged in successfully!');
  await count(page, '5 links, none hidden');
  expect(api.take().sort()).toEqual([
    'GET /api/auth/session',
    'GET /api/social-links',
    'POST /api/auth/login',
  ]);

  // Add a link before all others.
  await tabTo(page, button(page, 'Add New Link'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Add New Link' })).toBeVisible();
  await expect(page.getByLabel('Label')).toBeFocused();
  await page.keyboard.type('Watch us on YouTube');
  await page.keyboard.press('Tab');
  await page.keyboard.type('youtube.com/@colonnade');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Link added successfully!');
  await expect(dialog(page)).toBeHidden();
  await count(page, '6 links, none hidden');
  expect(api.take()).toEqual(['POST /api/social-links', 'GET /api/social-links']);
  const labels = ['Follow us on Instagram', 'Follow us on TikTok', 'Follow us on X', 'Like us on Facebook'];
  const all = [...labels, 'Follow us on LinkedIn'];
  expect(await seenByVisitors(visitor)).toEqual(['Watch us on YouTube', ...all]);

  // Edit the text and move it to the end.
  await tabTo(page, button(page, 'Edit Watch us on YouTube'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Edit Link' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('See our films');
  await tabTo(page, page.getByLabel('Order'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Link updated successfully!');
  expect(await seenByVisitors(visitor)).toEqual([...all, 'See our films']);

  // Hide it.
  await tabTo(page, button(page, 'Edit See our films'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: 'Active' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await count(page, '6 links, one hidden');
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  expect(await seenByVisitors(visitor)).toEqual(all);

  // Delete another, and undo it on the page.
  await tabTo(page, button(page, 'Delete Follow us on X'));
  api.take();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Link deleted successfully!');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await count(page, '5 links, one hidden');
  expect(api.take().map((call) => call.replace(/\d+/, 'ID'))).toEqual([
    'DELETE /api/social-links/ID',
    'GET /api/social-links',
  ]);
  expect(await seenByVisitors(visitor)).toEqual(all.filter((label) => label !== 'Follow us on X'));
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Undo deleting Follow us on X' }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Link restored successfully!');
  await expect(button(page, 'Delete Follow us on X')).toBeFocused();
  expect(await seenByVisitors(visitor)).toEqual(all);

  // Delete permanently, and leave.
  await tabTo(page, button(page, 'Delete See our films'));
  await page.keyboard.press('Enter');
  await count(page, '5 links, none hidden');
  api.take();
  await tabTo(page, button(page, 'Logout'));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Logged out successfully!');
  await expect(button(page, 'Manage links')).toBeFocused();
  await expect(button(page, 'Logout')).toBeHidden();
  expect(api.take()).toEqual(['POST /api/auth/logout', 'GET /api/auth/session']);
  await anonymous.close();
});

test('one sign-in for both, a live session skips the dialog, and sign-out ends the cookie', async ({
  page,
  context,
  playwright,
  site,
}) => {
  await openEditor(page, site.admin);
  const cookies = await context.cookies();
  await page.goto('/admin');
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByLabel('Password')).toHaveCount(0);
  const api = listenToApi(page);
  await page.goto('/links?edit');
  await count(page, '5 links, none hidden');
  expect(api.take()).toEqual(['GET /api/auth/session', 'GET /api/social-links']);
  await button(page, 'Exit Edit Mode').click();
  await expect(tickets(page)).toHaveCount(5);
  await button(page, 'Manage links').click();
  await button(page, 'Logout').click();
  await expect(toasts(page)).toContainText('Logged out successfully!');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const replay = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } });
  expect(await (await replay.get('/api/auth/session')).json()).toEqual({ authenticated: false });
  expect((await replay.post('/api/social-links', { data: { label: 'a', url: 'b' } })).status()).toBe(401);
  await replay.dispose();
});

test('a role that may not edit gets a message, and no controls', async ({ page, request, site }) => {
  await signIn(request, site.admin);
  const helper = { username: 'helper', password: 'a-long-password-for-tests', role: 'support' };
  expect((await request.post('/admin/api/users', { data: helper })).status()).toBe(201);
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill(helper.username);
  await page.getByLabel('Password').fill(helper.password);
  await button(page, 'Login').click();
  await expect(page.getByText('Your account cannot edit links')).toBeVisible();
  await expect(button(page, 'Add New Link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  await expect(tickets(page)).toHaveCount(5);
  await expectAccessible(page);
});

test('empty, then the first link', async ({ page, request, site }) => {
  await signIn(request, site.admin);
  const links = await listLinks(request);
  for (const { id } of links) await request.delete(`/api/social-links/${id}`);
  await openEditor(page, site.admin);
  await count(page, '0 links, none hidden');
  await expect(page.getByText('No links added yet')).toBeVisible();
  await button(page, 'Add Your First Link').click();
  await page.getByLabel('Label').fill('The first');
  await page.getByLabel('URL').fill('first.example');
  await button(page, 'Save link').click();
  await count(page, '1 link, none hidden');
  await button(page, 'Delete The first').click();
  await count(page, '0 links, none hidden');
  for (const { id } of links) await request.post(`/api/social-links/${id}/restore`);
});

test('edit mode fits every width, and does not shift', { tag: '@long' }, async ({ page, request, site }) => {
  await signIn(request, site.admin);
  const [first] = await listLinks(request);
  await request.patch(`/api/social-links/${first?.id}`, { data: { isActive: false } });
  await page.clock.install();
  await openEditor(page, site.admin);
  await count(page, '5 links, one hidden');
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
  }
  const api = listenToApi(page);
  await page.evaluate(() => {
    for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(60_000);
  // Time in which the API would be called: it must not be.
  await page.waitForTimeout(300);
  expect(api.take()).toEqual([]);
  await request.patch(`/api/social-links/${first?.id}`, { data: { isActive: true } });
});

test('an icon is picked by its logo, typed, or left to the address', { tag: '@long' }, async ({
  page,
  request,
  site,
}) => {
  await openEditor(page, site.admin);
  await signIn(request, site.admin);
  const iconOf = async () => (await listLinks(request)).find(({ label }) => label === 'Watch the tour')?.icon;
  await button(page, 'Add New Link').click();
  const picks = page.getByRole('group', { name: 'Pick a logo' });
  const pressed = picks.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText('Decided by the address');
  await page.getByLabel('Label').fill('Watch the tour');
  await page.getByLabel('URL').fill('https://colonnade.example/tour');
  await button(page, 'YouTube').click();
  await expect(page.getByLabel('Icon')).toHaveValue('youtube');
  await expect(pressed).toHaveText('YouTube');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
  }
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Link added successfully!');
  await expect(
    page.getByRole('article').filter({ hasText: 'Watch the tour' }).locator('[data-mark]'),
  ).toHaveAttribute('data-mark', 'youtube');
  expect(await iconOf()).toBe('youtube');

  await button(page, 'Edit Watch the tour').click();
  await expect(pressed).toHaveText('YouTube');
  await page.getByLabel('Icon').fill('Insta');
  await expect(pressed).toHaveText('Instagram');
  await page.getByLabel('Icon').fill('podcast');
  await expect(pressed).toHaveCount(0);
  await button(page, 'Decided by the address').press('Enter');
  await expect(page.getByLabel('Icon')).toHaveValue('');
  await button(page, 'Save link').click();
  await expect(dialog(page)).toBeHidden();
  expect(await iconOf()).toBe(null);
});
