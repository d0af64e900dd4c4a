import { query } from '../support/api';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';
import { addEditor, fillField, openForm, pressSave } from './editing/back-office.steps';
import { links, media } from './editing/collections.rows';
import { expectSeen, expectUnseen } from './editing/visitor.steps';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });
test.beforeAll(({ site }) => addEditor(site));

/** @returns `/<collection>/<id>` of the first seeded document */
async function firstOf(site: Site, collection: string): Promise<string> {
  const table = collection.replace('-', '_');
  const [row] = await query<{ id: number }>(site, `select min(id) as id from ${table}`);
  return `/${collection}/${row?.id}`;
}

for (const { collection, rows } of [links, media]) {
  test(`${collection}: a visitor reads every text once it is saved, and none before`, async ({
    page,
    browser,
    site,
  }) => {
    const path = await firstOf(site, collection);
    await openForm(page, `/collections${path}`);
    for (const row of rows) await fillField(page, row);
    await expectUnseen(site, rows);
    expect((await pressSave(page, path)).status()).toBe(200);
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await expectSeen(visitor, site, rows);
    await visitor.context().close();
  });
}

test('a link that an editor adds appears on the page, and disappears once it is inactive', async ({
  page,
  browser,
  site,
}) => {
  await openForm(page, '/collections/social-links/create');
  await fillField(page, { field: 'label', text: 'Write us a letter' });
  await fillField(page, { field: 'url', text: 'https://letters.example/portico' });
  expect((await pressSave(page, '/social-links')).status()).toBe(201);
  await expect(page).toHaveURL(/\/social-links\/\d+/);
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto('/links');
  const ticket = visitor.getByRole('link', { name: 'Write us a letter' });
  await expect(ticket).toHaveAttribute('href', 'https://letters.example/portico');

  const path = new URL(page.url()).pathname.replace('/admin/collections', '');
  await openForm(page, `/collections${path}`);
  await page.getByLabel('Active').uncheck();
  expect((await pressSave(page, path)).status()).toBe(200);
  await visitor.reload();
  await expect(visitor.locator('h1')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await visitor.context().close();
});

test('a picture with a blank description is refused at its field', { tag: '@long' }, async ({
  page,
  site,
  problems,
}) => {
  problems.allow('/admin/api/media', 400);
  const path = await firstOf(site, 'media');
  await openForm(page, `/collections${path}`);
  await fillField(page, { field: 'alt', text: '   ' });
  expect((await pressSave(page, path)).status()).toBe(400);
  await expect(page.locator('.field-type.text.error')).toContainText('This field is required.');
});

for (const [timezoneId, typed, day, tag] of [
  ['Pacific/Kiritimati', '06/15/2026', 'June 15, 2026', []],
  ['Pacific/Auckland', '06/16/2026', 'June 16, 2026', ['@long']],
  ['Pacific/Pago_Pago', '06/17/2026', 'June 17, 2026', ['@long']],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a typed day is stored and shown as that day', { tag: [...tag] }, async ({ page }) => {
      await openForm(page, '/globals/cookies');
      const input = page.locator('#field-lastUpdated input');
      await input.fill(typed);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(input).toHaveValue(day);
      const draft = async () =>
        (await page.request.get('/admin/api/globals/cookies?draft=true&depth=0')).text();
      const stored = typed.replace(/(..)\/(..)\/(....)/, '$3-$1-$2');
      await expect.poll(draft).toContain(`"lastUpdated":"${stored}T12:00:00.000Z"`);
      await openForm(page, '/globals/cookies');
      await expect(input).toHaveValue(day);
    });
  });
