import type { Browser, Page } from '@playwright/test';
import { query, send, signIn } from '../support/api';
import { findWithAxe } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import type { Site } from '../support/site';

const PASSWORD = 'a-password-of-the-tests';

/** Another person's browser. */
async function browserOf(browser: Browser, site: Site, username: string): Promise<Page> {
  const account = { username, password: PASSWORD, role: 'admin' };
  await send(site, '/admin/api/users', account, { Cookie: await signIn(site) });
  const context = await browser.newContext({ baseURL: site.url });
  const answer = await context.request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

const save = async (page: Page) => {
  await atRest(page);
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const status = (await answer).status();
  await atRest(page);
  return status;
};
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'None of your changes were saved yet' });

test('of two who edit one prepared email the second is told who changed what, and chooses', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const [row] = await query<{ id: number }>(
    site,
    `insert into prepared_mails (title, subject, text) values ('Welcome', 'Theta Psi', 'You are in.') returning id`,
  );
  const address = `/admin/collections/prepared-mails/${row?.id}`;
  const stored = async () =>
    (await query(site, 'select title, subject, text from prepared_mails where id = $1', [row?.id]))[0];
  const [nora, ada] = [await browserOf(browser, site, 'nora'), await browserOf(browser, site, 'ada')];
  for (const page of [nora, ada]) {
    await page.goto(address);
    await atRest(page);
  }

  await nora.locator('#field-title').fill('Maya Castellanos');
  expect(await save(nora)).toBe(200);

  // Ada changes something else: both changes stay, and the form shows what nora wrote.
  await ada.locator('#field-subject').fill('ΘΨ Westbrook');
  expect(await save(ada)).toBe(200);
  expect(await stored()).toMatchObject({ title: 'Maya Castellanos', subject: 'ΘΨ Westbrook' });
  await expect(ada.locator('#field-title')).toHaveValue('Maya Castellanos');

  // Now both change the name.
  await nora.locator('#field-title').fill('Maya C.');
  expect(await save(nora)).toBe(200);
  await ada.locator('#field-title').fill('M. Castellanos');
  await ada.locator('#field-text').fill('Welcome.');
  expect(await save(ada)).toBe(409);
  await expect(notice(ada)).toContainText(/nora changed Title on \w+ \d+, 20\d\d, \d+:\d\d\s[AP]M UTC\./);
  await expect(notice(ada)).toContainText('Stored now: Maya C.');
  await expect(ada.locator('#field-title')).toHaveValue('M. Castellanos');
  expect(await stored()).toMatchObject({ title: 'Maya C.', text: 'You are in.' });
  expect(await findWithAxe(ada, 1280, '.changed-meanwhile')).toEqual([]);

  await notice(ada).getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice(ada)).toHaveCount(0);
  expect(await save(ada)).toBe(200);
  expect(await stored()).toMatchObject({ title: 'M. Castellanos', text: 'Welcome.' });

  // And again, the other way round.
  await nora.locator('#field-title').fill('Maya');
  expect(await save(nora)).toBe(409);
  await notice(nora).getByRole('button', { name: 'Take theirs' }).click();
  await expect(nora.locator('#field-title')).toHaveValue('M. Castellanos');
  await nora.locator('#field-subject').fill('Theta Psi');
  expect(await save(nora)).toBe(200);
  expect(await stored()).toMatchObject({ title: 'M. Castellanos', subject: 'Theta Psi' });
});

const alsoHere = (page: Page) => page.locator('.also-here');

test('whoever opens what a colleague has open reads their name, until the colleague leaves or is gone', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const [post] = await query<{ id: number }>(
    site,
    `insert into posts (title, _status) values ('Dues', 'draft') returning id`,
  );
  const [greta, otto] = [await browserOf(browser, site, 'greta'), await browserOf(browser, site, 'otto')];
  // A draft that saves itself, and a page's words, which have no id.
  for (const address of [`/admin/collections/posts/${post?.id}`, '/admin/globals/careers']) {
    await greta.goto(address);
    await expect(alsoHere(greta)).toHaveCount(0);
    await otto.goto(address);
    await expect(alsoHere(otto)).toHaveText(
      'greta has this open too. Each of you can write. If two of you change the same field, the second to save is asked first.',
    );
    await expect(alsoHere(greta)).toContainText('otto has this open too.');
  }
  expect(await findWithAxe(otto, 1280, '.also-here')).toEqual([]);

  // Inside the back office, and with the whole page.
  await otto.locator('.step-nav a').first().click();
  await expect(alsoHere(greta)).toHaveCount(0);
  await otto.goBack();
  await expect(alsoHere(greta)).toContainText('otto has this open too.');
  await otto.close();
  await expect(alsoHere(greta)).toHaveCount(0);
});
