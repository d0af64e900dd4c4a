import { query, signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { reply, request } from '../support/tickets';

test('an email that failed for good is sent again from the conversation, by keyboard', async ({
  page,
  site,
  smtp,
}) => {
  test.setTimeout(120_000);
  const cookie = await signIn(site);
  const ticket = await request(site, { name: 'Priya Nair' });
  expect((await reply(site, ticket, 'The list is fixed.', cookie)).status).toBe(201);
  const isAnswer = (text: string | undefined) => text?.includes('The list is fixed.') ?? false;
  await smtp.waitForMail(({ parsed }) => isAnswer(parsed.text), 30_000);
  const mails = `select state::text from mails where kind = 'ticket-reply' and related_id = $1`;
  await expect.poll(() => query(site, mails, [String(ticket.id)])).toEqual([{ state: 'sent' }]);
  await query(
    site,
    `update mails set state = 'failed', last_error = '550 No such user' where kind = 'ticket-reply' and related_id = $1`,
    [String(ticket.id)],
  );

  await page
    .context()
    .addCookies([
      { name: cookie.split('=')[0] ?? '', value: cookie.slice(cookie.indexOf('=') + 1), url: site.url },
    ]);
  await page.goto(`/admin/desk/ticket/${ticket.id}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'The list is fixed.' });
  await expect(entry).toContainText('Not delivered');
  await expect(entry).toContainText('The mail server said: 550 No such user');
  for (const width of [1440, 820, 390]) {
    expect(await findWithAxe(page, width, '.dv-thread')).toEqual([]);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('region', { name: 'Messages' }).focus();
  await page.keyboard.press('Tab');
  await expect(entry.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 email is tried again.')).toBeVisible();
  await expect(entry).toBeFocused();
  await expect(entry.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect
    .poll(() => smtp.mails.filter(({ parsed }) => isAnswer(parsed.text)).length, { timeout: 30_000 })
    .toBe(2);
  await expect(entry.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
});
