import type { Browser, Page } from '@playwright/test';
import { application, query, send, signIn } from '../support/api';
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
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const status = (await answer).status();
  await atRest(page);
  return status;
};
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'None of your changes were saved yet' });

test('of two who edit one application the second is told who changed what, and chooses', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const body = application({ organization: 'Theta Psi' });
  await send(site, '/api/waitlist', body);
  const [row] = await query<{ id: number }>(site, 'select id from waitlist where email = $1', [body.email]);
  const address = `/admin/collections/waitlist/${row?.id}`;
  const stored = async () =>
    (
      await query(site, 'select full_name as name, organization, email from waitlist where id = $1', [
        row?.id,
      ])
    )[0];
  const [nora, ada] = [await browserOf(browser, site, 'nora'), await browserOf(browser, site, 'ada')];
  for (const page of [nora, ada]) {
    await page.goto(address);
    await atRest(page);
  }

  await nora.locator('#field-fullName').fill('Maya Castellanos');
  expect(await save(nora)).toBe(200);

  // Ada changes something else: both changes stay, and the form shows what nora wrote.
  await ada.locator('#field-organization').fill('ΘΨ Westbrook');
  expect(await save(ada)).toBe(200);
  expect(await stored()).toMatchObject({ name: 'Maya Castellanos', organization: 'ΘΨ Westbrook' });
  await expect(ada.locator('#field-fullName')).toHaveValue('Maya Castellanos');

  // Now both change the name.
  await nora.locator('#field-fullName').fill('Maya C.');
  expect(await save(nora)).toBe(200);
  await ada.locator('#field-fullName').fill('M. Castellanos');
  await ada.locator('#field-email').fill('maya@example.com');
  expect(await save(ada)).toBe(409);
  await expect(notice(ada)).toContainText(/nora changed Full name on \w+ \d+, 20\d\d, \d+:\d\d\s[AP]M UTC\./);
  await expect(notice(ada)).toContainText('Stored now: Maya C.');
  await expect(ada.locator('#field-fullName')).toHaveValue('M. Castellanos');
  expect(await stored()).toMatchObject({ name: 'Maya C.', email: body.email });
  expect(await findWithAxe(ada, 1280, '.changed-meanwhile')).toEqual([]);

  await notice(ada).getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice(ada)).toHaveCount(0);
  expect(await save(ada)).toBe(200);
  expect(await stored()).toMatchObject({ name: 'M. Castellanos', email: 'maya@example.com' });

  // And again, the other way round.
  await nora.locator('#field-fullName').fill('Maya');
  expect(await save(nora)).toBe(409);
  await notice(nora).getByRole('button', { name: 'Take theirs' }).click();
  await expect(nora.locator('#field-fullName')).toHaveValue('M. Castellanos');
  await nora.locator('#field-organization').fill('Theta Psi');
  expect(await save(nora)).toBe(200);
  expect(await stored()).toMatchObject({ name: 'M. Castellanos', organization: 'Theta Psi' });
});
