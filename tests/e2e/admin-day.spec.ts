import { readFileSync } from 'node:fs';
import { query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { request } from '../support/tickets';

// Its administrator changes the password: no other file may share the site.

const NEXT = 'seven columns stand here';

test('an admin’s day: a privacy request, a password change, a new colleague', async ({
  page,
  site,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(300_000);
  problems.allow('/admin/api/users/me', 401);
  const { email, ticketId } = await request(site, { email: 'ada@example.com' });
  await page.goto('/admin');
  await page.getByLabel('Username').fill(site.admin.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(site.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Privacy requests' })).toBeVisible();
  await atRest(page);

  // Somebody asks what we store, gets it, and wants it erased.
  await page.getByRole('link', { name: 'Privacy requests' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy requests' })).toBeVisible();
  await atRest(page);
  await page.getByLabel('Email address').fill('Ada@Example.com');
  await page.getByRole('button', { name: 'Look up' }).click();
  const held = page.getByRole('region', { name: 'What is held' });
  await expect(held.getByRole('listitem').filter({ hasText: 'Support tickets' })).toContainText('1');
  await expectAccessible(page);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('personal-data.json');
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.tickets[0].ticket_id).toBe(ticketId);
  const savedPage = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a page to read' }).click();
  const readable = await savedPage;
  expect(readable.suggestedFilename()).toBe('personal-data.html');
  const reader = await page.context().newPage();
  await reader.setContent(readFileSync(await readable.path(), 'utf8'));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('What we have on Ada@Example.com');
  await expect(reader.getByRole('heading', { name: 'Support tickets' })).toBeVisible();
  await expect(reader.getByText(ticketId).first()).toBeVisible();
  await expectAccessible(reader);
  for (const width of [320, 820, 1440]) {
    await reader.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(reader), `the page to read at ${width} px`).toBe(true);
  }
  await reader.close();
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type ERASE to confirm').fill('ERASE');
  await erase.click();
  await expect(page.getByRole('heading', { name: 'Erased for good' })).toBeVisible();
  expect(await query(site, 'select 1 from support_tickets where email = $1', [email])).toEqual([]);

  // Changes one's own password, with the current one.
  await page.goto('/admin/account');
  // On a phone the open menu lies over the page, which keeps its width.
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOfPage = () =>
    page.locator('.template-default__wrap').evaluate((part) => part.getBoundingClientRect().width);
  await page.getByRole('banner').getByRole('button', { name: 'Open Menu' }).click();
  await page.getByRole('link', { name: 'Privacy requests' }).click({ trial: true });
  expect(await widthOfPage()).toBe(390);
  await page.locator('.nav__mobile-close').click();
  await page.getByLabel('Current password').click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Change Password', exact: true })).toBeHidden();
  await page.getByLabel('Current password').fill(site.admin.password);
  await page.getByLabel('New password').fill('qwertyqwerty');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('too easy to guess')).toBeVisible();
  problems.allow('/admin/api/users/password', 400);
  await page.getByLabel('New password').fill(NEXT);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  // Creates a colleague, with a valid password.
  await page.goto('/admin/collections/users/create');
  await page.getByLabel('Username').fill('devon');
  await page.getByLabel('New Password').fill('devon');
  await page.getByLabel('Confirm Password').fill('devon');
  const role = page.locator('#field-role');
  await expect(role).toContainText('Select a value');
  await role.getByRole('combobox').fill('Editor');
  await role.getByRole('combobox').press('Enter');
  await expect(role.getByText('Editor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose a password of at least 12 characters')).toBeVisible();
  problems.allow('/admin/api/users', 400);
  await page.getByLabel('New Password').fill('devon has a long one');
  await page.getByLabel('Confirm Password').fill('devon has a long one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('successfully created')).toBeVisible();
  const lines = await query<{ action: string }>(site, 'select action from activity order by id');
  expect(lines.map(({ action }) => action)).toEqual([
    'signed in',
    'exported a person',
    'exported a person',
    'erased a person',
    'changed their own password',
    'added',
  ]);
});
