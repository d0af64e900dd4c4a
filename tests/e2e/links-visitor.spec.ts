import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { listLinks, signIn, tickets } from './links.steps';

test.use({ siteOptions: { worker: false } });

test('a visitor reads the prize, the short rules and the tickets', async ({ page }) => {
  await page.goto('/links');
  await expect(page).toHaveTitle('Win $250! | Colonnade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Win $250!');
  await expect(page.getByRole('main').getByRole('img', { name: 'Colonnade' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Each listed account you follow counts as one entry. At drawing time we gather the follower lists of all ' +
      'accounts and spin a wheel to choose the winner. Follow more accounts, and your chances improve.',
  );
  await expect(tickets(page)).toHaveCount(5);
  const instagram = page.getByRole('link', { name: 'Follow us on Instagram' });
  await expect(instagram).toContainText('@colonnade');
  await expect(instagram).toContainText('1entry');
  expect(await tickets(page).evaluateAll((all) => all.map((each) => each.getAttribute('rel')))).toEqual(
    Array(5).fill('noopener noreferrer'),
  );
  await expect(page.getByRole('link', { name: 'Check out our site' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Manage links' })).toBeVisible();
});

test('a ticket opens in a new tab', { tag: '@long' }, async ({ page, context }) => {
  await context.route(/instagram\.com/, (route) => route.fulfill({ body: 'there' }));
  await page.goto('/links');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Follow us on Instagram' }).click(),
  ]);
  expect(opened.url()).toContain('instagram.com');
});

test('a ticket tears when it is opened, and stays torn on this device', async ({ page, context }) => {
  await context.route(/instagram\.com|tiktok\.com/, (route) => route.fulfill({ body: 'there' }));
  await page.goto('/links');
  const main = page.locator('main');
  await expect(main).toContainText('0 of 5 opened');
  await expect(main).not.toContainText('followed');
  const instagram = page.getByRole('link', { name: 'Follow us on Instagram' });
  for (const at of [0, 1]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), instagram.click()]);
    await opened.close();
    await expect(main, `opened ${at + 1} times`).toContainText('1 of 5 opened');
  }
  await expect(page.getByRole('link', { name: /^Follow us on Instagram.*, opened$/ })).toBeVisible();
  await expect(instagram).toContainText('Opened');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(main).toContainText('1 of 5 opened');
  expect(await fitsItsWidth(page)).toBe(true);
  await expect(page.getByRole('link', { name: 'Follow us on TikTok' })).toContainText('1entry');
});

test('long labels wrap, unknown icons are letters, nothing executable becomes a link', async ({
  page,
  request,
  site,
}) => {
  await signIn(request, site.admin);
  const label = `Unser ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`;
  const added = await request.post('/api/social-links', {
    data: { label, url: `example.org/${'a'.repeat(200)}`, icon: 'discord', order: -1 },
  });
  const { id } = await added.json();
  const refused = await request.post('/api/social-links', {
    data: { label: 'Trap', url: ' java\tscript:alert(1)' },
  });
  expect(refused.status()).toBe(400);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/links');
  const ticket = page.getByRole('link', { name: label });
  await expect(ticket).toHaveAttribute('href', `https://example.org/${'a'.repeat(200)}`);
  await expect(ticket.locator('[data-mark="letter"]')).toHaveText('D');
  expect(await fitsItsWidth(page)).toBe(true);
  await request.delete(`/api/social-links/${id}`);
});

test('without links placeholders are shown', { tag: '@long' }, async ({ page, request, site }) => {
  await signIn(request, site.admin);
  const links = await listLinks(request);
  for (const { id } of links) await request.delete(`/api/social-links/${id}`);
  await page.goto('/links');
  await expect(page.getByText('No links added yet')).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
  await expectAccessible(page);
  for (const { id } of links) await request.post(`/api/social-links/${id}/restore`);
});

test('links work without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/links');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Win $250!');
  await expect(tickets(page)).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Follow us on TikTok' })).toHaveAttribute(
    'href',
    'https://www.tiktok.com/@colonnadeapp',
  );
  await expect(page.getByRole('button', { name: 'Save image' })).toBeHidden();
  await context.close();
});

test('a visitor’s page makes no request: on load, after blur, focus and a minute', async ({ page }) => {
  const calls: string[] = [];
  await page.clock.install();
  await page.goto('/links');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => calls.push(request.url()));
  await page.evaluate(() => {
    for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(60_000);
  // Time in which something would be requested: nothing may be.
  await page.waitForTimeout(300);
  expect(calls).toEqual([]);
});
