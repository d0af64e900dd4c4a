import type { Page } from '@playwright/test';
import { query, signIn } from '../support/api';

import { addDraw, postTransition, uploadList } from '../support/draws';
import { expect, test } from '../support/e2e';

test.use({ viewport: { width: 390, height: 844 } });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const own = (page: Page) => page.locator('.desk :is(fieldset, input, select, textarea, button)');

/** Neither the page nor a control of ours is wider than the window. */
async function expectToFit(page: Page, path: string) {
  expect(await widthOf(page), path).toBeLessThanOrEqual(390);
  const outside = await own(page).evaluateAll((controls) =>
    controls
      .filter((control) => control.getBoundingClientRect().right > 390)
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(outside, path).toEqual([]);
}

test('the forms of the back office fit a phone', async ({ page, context, site }) => {
  const cookie = await signIn(site);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.url }]);
  const open = await addDraw(site, cookie);
  const closed = await addDraw(site, cookie, { title: 'Autumn draw' });
  await uploadList(site, cookie, closed, 'instagram', 'Username\nada\nsam\n');
  await expect(async () =>
    expect((await postTransition(site, cookie, closed, { action: 'close' })).status).toBe(200),
  ).toPass();
  const [me] = await query<{ id: number }>(site, 'select id from users order by id limit 1');
  const [mail] = await query<{ id: number }>(
    site,
    `insert into incoming_mails (fingerprint, raw, state) values ('waits', '', 'waiting') returning id`,
  );
  for (const [path, form] of [
    [`/admin/collections/draw-rounds/${open}`, 'Free entry'],
    [`/admin/collections/draw-rounds/${closed}`, 'Commit to the list'],
    [`/admin/collections/incoming-mails/${mail?.id}`, 'Add to the conversation'],
    ['/admin/account', 'Your password'],
    [`/admin/collections/users/${me?.id}`, 'Your password'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(form, { exact: true }).first()).toBeVisible();
    await expectToFit(page, path);
  }
  await postTransition(site, cookie, closed, { action: 'cancel', reason: 'No sponsor' });
  await page.goto(`/admin/collections/draw-rounds/${closed}`);
  const steps = page.getByRole('list', { name: 'Steps of this round' }).locator('> li');
  await expect(steps).toHaveText([
    /^1\. Add the lists Done 2 people from 1 list\. Closed \w{3} \d/,
    /^CanceledThis round was canceled \w{3} \d.+, and no step follows\. Why: No sponsor$/,
  ]);
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  await expectToFit(page, 'a canceled round');
  for (const path of ['/admin/privacy', '/admin/files', '/admin/collections/newsletter-issues/create'])
    await page.goto(path).then(() => expectToFit(page, path));
});

test('the open menu of the back office lies over the page of an account, and leaves it as wide as before', async ({
  page,
  context,
  site,
}) => {
  const [name = '', value = ''] = (await signIn(site)).split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.url }]);
  await page.goto('/admin/account');
  const words = page.getByText('Your password', { exact: true }).first();
  await expect(words).toBeVisible();
  const before = await words.boundingBox();
  await page.locator('.app-header__mobile-nav-toggler').click();
  const entry = page.locator('.nav').getByRole('link', { name: 'Support tickets' });
  await expect(entry).toBeInViewport();
  // The menu has slid in.
  await expect.poll(async () => (await page.locator('.nav').boundingBox())?.x).toBe(0);
  expect((await words.boundingBox())?.width).toBe(before?.width);
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await entry.click({ trial: true });
  await page.screenshot({ path: process.env.SHOT ?? 'test-results/menu-390.png' });
});
