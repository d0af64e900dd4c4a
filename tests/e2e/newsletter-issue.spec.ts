import { addAccount } from '../support/accounts';
import { query, send, signIn } from '../support/api';
import { atRest, expect, test } from '../support/e2e';
import { addReaders } from '../support/issues';

/** It counts all subscribers and all recipients. */

test('a day in marketing: write an issue, preview it, test it, send it, watch its progress', async ({
  page,
  site,
  smtp,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(300_000);
  problems.allow('/admin/api/users/me', 401);
  const account = await addAccount(site, await signIn(site), 'marketing');
  await addReaders(site, 'reader', 3);
  const headers = { Cookie: await signIn(site, account) };
  await send(
    site,
    '/admin/api/suppressions',
    { email: 'reader3@readers.example', reason: 'complaint', note: 'Wrote to us.' },
    headers,
  );

  await page.goto('/admin');
  await page.getByLabel('Username').fill(account.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Newsletter issues' })).toBeVisible();

  await page.goto('/admin/collections/newsletter-issues/create');
  await page.getByLabel('Subject').fill('The doors open');
  await page.getByLabel('Preview text').fill('On Monday');
  const editor = page.locator('[contenteditable=true]').first();
  await editor.click();
  await page.keyboard.type('They open on Monday.');
  const mail = page.frameLocator('iframe[title="The issue as an email"]');
  await expect(mail.getByText('They open on Monday.')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/newsletter-issues\/\d+/);
  await atRest(page);

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Phone, dark' }).click();
  await expect(mail.getByText('They open on Monday.')).toHaveCSS('color', 'rgb(244, 239, 230)');
  await preview.getByRole('button', { name: 'Text' }).click();
  await expect(preview.locator('pre')).toContainText('Unsubscribe with one click:');
  await expect(preview.getByLabel('Send a test to')).toHaveValue('marketing@colonnade.example');
  await preview.getByRole('button', { name: 'Send test' }).click();
  const trial = await smtp.waitForMail(({ to }) => to[0] === 'marketing@colonnade.example');
  expect(trial.parsed.subject).toBe('[Test] The doors open');

  const sending = page.getByRole('region', { name: 'Sending' });
  await sending.getByLabel('Mails a minute').fill('0');
  await sending.getByRole('button', { name: 'Send to 2 subscribers…' }).click();
  await expect(sending.getByRole('group', { name: 'Send now?' })).toContainText('2 confirmed subscribers');
  await sending.getByRole('button', { name: 'Send now' }).click();
  await expect(sending.getByRole('heading', { name: 'This issue was sent' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(sending.locator('.figures div').filter({ hasText: 'Sent' })).toHaveText('Sent2');
  await expect(page.getByLabel('Subject')).toBeDisabled();
  const readers = smtp.mails.map(({ to }) => to[0]).filter((to) => to?.startsWith('reader'));
  expect(readers.sort()).toEqual(['reader1@readers.example', 'reader2@readers.example']);
  expect(await query(site, 'select state::text from newsletter_issues')).toEqual([{ state: 'sent' }]);
});
