import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';
import { holdRequests } from '../support/hold-requests';
import { button, count, dialog, listenToApi, openEditor, toasts } from './links.steps';

test.use({ siteOptions: { worker: false, env: { RATE_LIMIT_SUPPORT: '1' } } });

test('a wrong pair, a throttle, an outage and a dead connection each have their own message', async ({
  page,
  problems,
  site,
}) => {
  problems.allow('/api/auth/login', 401);
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill(site.admin.username);
  await button(page, 'Login').click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByLabel('Password').fill('wrong');
  await button(page, 'Login').click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Invalid credentials. Please try again.');
  const attempt = async (says: string) => {
    await page.getByLabel('Password').press('Enter');
    await expect(toasts(page)).toContainText(`Error${says}`);
    await expect(dialog(page).locator('form')).toContainText(says);
  };
  for (const [status, body] of [
    [429, 'Too many attempts. Please try again in 5 minutes.'],
    [503, 'The site is not available. Please try again soon.'],
  ] as const) {
    problems.allow('/api/auth/login', status);
    await page.route('**/api/auth/login', (route) => route.fulfill({ status, body }));
    await attempt(`${status}: ${body}`);
  }
  problems.allow('/api/auth/login', 'net::ERR_FAILED');
  await page.route('**/api/auth/login', (route) => route.abort());
  await attempt('The site did not answer. Please check your connection and try again.');
});

test('the form: both fields required, dangerous addresses refused, reset by cancel', async ({
  page,
  site,
}) => {
  await openEditor(page, site.admin);
  const api = listenToApi(page);
  await button(page, 'Add New Link').click();
  await page.getByLabel('Icon').fill('instagram');
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Validation Error');
  await expect(toasts(page)).toContainText('Please provide both label and URL');
  await expect(page.getByLabel('Label')).toBeFocused();
  await page.getByLabel('Label').fill('Trap');
  await page.getByLabel('URL').fill('javascript:alert(1)');
  await button(page, 'Save link').click();
  await expect(dialog(page).locator('form')).toContainText(
    'Please provide a web address that is safe to open',
  );
  expect(api.take()).toEqual([]);
  await button(page, 'Cancel').click();
  await button(page, 'Add New Link').click();
  for (const [field, value] of [
    ['Label', ''],
    ['URL', ''],
    ['Icon', ''],
    ['Order', '0'],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveValue(value);
  }
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
});

test('failed writes are reported, once, and are not retried', async ({ page, problems, site }) => {
  await openEditor(page, site.admin);
  const api = listenToApi(page);
  const answer = { status: 503, body: 'The site is not available. Please try again soon.' };
  problems.allow('/api/', 503);
  await page.route(/\/api\/(social-links|auth\/logout)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(answer),
  );
  await button(page, 'Add New Link').click();
  await page.getByLabel('Label').fill('Threads');
  await page.getByLabel('URL').fill('threads.net/@colonnade');
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Failed to add link. Please try again.');
  await expect(dialog(page)).toContainText('503: The site is not available. Please try again soon.');
  await expect(page.getByLabel('Label')).toHaveValue('Threads');
  await button(page, 'Cancel').click();
  await button(page, 'Edit Follow us on X').click();
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Failed to update link. Please try again.');
  await button(page, 'Cancel').click();
  await button(page, 'Delete Follow us on X').click();
  await expect(toasts(page)).toContainText('Failed to delete link. Please try again.');
  await button(page, 'Logout').click();
  await expect(toasts(page)).toContainText('Logout failed. Please try again.');
  await count(page, '5 links, none hidden');
  expect(api.take().map((call) => call.replace(/\d+/, 'ID'))).toEqual([
    'POST /api/social-links',
    'PATCH /api/social-links/ID',
    'DELETE /api/social-links/ID',
    'POST /api/auth/logout',
  ]);
});

test('a session that ended elsewhere: specified toast, sign-in, and the draft is kept', async ({
  page,
  context,
  playwright,
  problems,
  site,
}) => {
  problems.allow('/api/social-links', 401);
  await openEditor(page, site.admin);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const elsewhere = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } });
  expect((await elsewhere.post('/api/auth/logout')).status()).toBe(200);
  await elsewhere.dispose();
  await button(page, 'Edit Follow us on TikTok').click();
  await page.getByLabel('Label').fill('Dance with us on TikTok');
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Failed to update link. Please try again.');
  await expect(dialog(page).getByRole('heading', { name: 'Login to Manage Links' })).toBeVisible();
  await page.getByLabel('Username').fill(site.admin.username);
  await page.getByLabel('Password').fill(site.admin.password);
  await button(page, 'Login').click();
  await expect(page.getByLabel('Label')).toHaveValue('Dance with us on TikTok');
  await page.getByLabel('Label').fill('Follow us on TikTok');
  await button(page, 'Save link').click();
  await expect(toasts(page)).toContainText('Link updated successfully!');
});

test('says when there is no data yet; a list that fails to load can be requested again', {
  tag: '@long',
}, async ({ page, problems, site }) => {
  problems.allow('/api/social-links', 503);
  const answer = await holdRequests(page, '**/api/social-links', (route) =>
    route.fulfill({ status: 503, body: 'Please try again soon.' }),
  );
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill(site.admin.username);
  await page.getByLabel('Password').fill(site.admin.password);
  await button(page, 'Login').click();
  await expect(page.getByText('Loading links...')).toBeVisible();
  answer();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('503: Please try again soon.');
  await expectAccessible(page);
  await page.unroute('**/api/social-links');
  await button(page, 'Try again').click();
  await count(page, '5 links, none hidden');
});
