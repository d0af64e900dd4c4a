import { query } from '../support/api';
import { findWithAxe } from '../support/axe';
import { expect, test } from '../support/e2e';
import { forgetCookies } from '../support/forget-cookies';
import { signIn, tabTo } from './links.steps';

const PASSWORD = 'seven columns stand here';

test('an admin invites by keyboard; the invited person sets a password by keyboard and is in', async ({
  page,
  site,
  smtp,
  browser,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow('/admin/api/users/invitations', 400);
  await signIn(page.request, site.admin);
  await page.goto('/admin/collections/users');
  const opener = page.getByText('Invite somebody');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nora');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nora@chapter.example');
  const roles = page.getByRole('group', { name: 'Their role' }).getByRole('radio');
  await expect(roles).toHaveCount(4);
  for (const radio of await roles.all()) await expect(radio).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a role' })).toBeVisible();
  // No role is chosen: Tab reaches the first one, the arrow keys choose.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Support/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('nora@chapter.example, invited by')).toBeVisible();
  for (const width of [1440, 390]) {
    expect(await findWithAxe(page, width, '.invitations'), `at ${width} px`).toEqual([]);
    const { x = 0, width: wide = 0 } = (await page.getByLabel('Their email address').boundingBox()) ?? {};
    expect(x + wide).toBeLessThanOrEqual(width);
  }

  const mail = await smtp.waitForMail(({ to }) => to.includes('nora@chapter.example'), 30_000);
  const link = mail.parsed.text?.match(/\S+\/admin\/invitation#\S+/)?.[0] ?? '';
  const listed = page.getByRole('region', { name: 'Invitations' }).getByRole('listitem');
  await expect(listed.locator('.delivery')).toHaveText('Sent');
  await query(
    site,
    `update mails set state = 'failed', last_error = '550 No such mailbox'
    where related_collection = 'staff-invitations'`,
  );
  await query(site, `insert into suppressions (email, reason) values ('nora@chapter.example', 'bounced')`);
  await page.reload();
  await expect(listed.locator('.delivery')).toHaveText('Not delivered');
  await expect(listed).toContainText('The mail server said: 550 No such mailbox');
  await expect(listed).toContainText('Emails to this address have come back: it is on the suppression list.');
  for (const width of [1440, 390])
    expect(await findWithAxe(page, width, '.invitations'), `failed, at ${width} px`).toEqual([]);
  await listed.getByRole('button', { name: 'Try again' }).click();
  await expect(listed.locator('.delivery')).toHaveText('Sent');
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(theirs.getByText('You are invited as nora. Role: Support.')).toBeVisible();
  for (const width of [1440, 390])
    expect(await findWithAxe(theirs, width, '.sign-in'), `at ${width} px`).toEqual([]);
  await tabTo(theirs, theirs.getByLabel('New password'));
  await theirs.keyboard.type(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/admin$/, { timeout: 60_000 });
  await expect(theirs.getByRole('link', { name: 'Desk', exact: true }).first()).toBeVisible();
  expect(await query(site, `select role::text from users where username = 'nora'`)).toEqual([
    { role: 'support' },
  ]);

  await forgetCookies(theirs);
  await theirs.goto(link);
  await expect(theirs.getByText('This invitation no longer works.')).toBeVisible();
  await context.close();
});
