import { query, signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { linkInMail, reply, request } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';

test('two tickets that are the same matter are merged and separated again, by keyboard and at every width', async ({
  browser,
  page: visitor,
  site,
}) => {
  test.setTimeout(180_000);
  const email = 'same.matter@example.com';
  const first = await request(site, { name: 'Priya Nair', email, subject: 'Dues are wrong' });
  const link = await linkInMail(site, email);
  const second = await request(site, { name: 'Priya Nair', email, subject: 'The same again' });
  const staff = await browser.newContext({ baseURL: site.url });
  const account = { username: 'merging', password: PASSWORD, role: 'support' };
  await staff.request.post('/admin/api/users', { data: account, headers: { Cookie: await signIn(site) } });
  expect((await staff.request.post('/api/auth/login', { data: account })).status()).toBe(200);
  const page = await staff.newPage();
  await page.goto(`/admin/desk/ticket/${first.id}`);
  const details = page.getByRole('region', { name: 'Details' });
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const into = details.getByLabel('Merge this ticket into');
  await expect(into).toBeVisible();
  await into.focus();
  await page.keyboard.press('ArrowDown');
  await expect(into.locator('option:checked')).toHaveText(`${second.ticketId}: The same again`);
  await page.keyboard.press('Tab');
  await expect(details.getByRole('button', { name: 'Merge' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/admin/desk/ticket/${second.id}$`));
  const part = conversation.getByRole('listitem').filter({ hasText: first.ticketId });
  await expect(part).toContainText('Dues are wrong');
  await expect(details).toContainText(`${first.ticketId} is part of this ticket.`);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'The same again' })).toBeVisible();

  await details.getByRole('link', { name: first.ticketId, exact: true }).click();
  const bar = conversation.getByRole('status').filter({ hasText: `Merged into ${second.ticketId}` });
  await expect(bar).toContainText('The conversation goes on there');
  await page.getByText('Reply', { exact: true }).click();
  await expect(conversation.getByText(`This ticket was merged into ${second.ticketId}.`)).toBeVisible();
  await expect(details.getByLabel('State').locator('option:checked')).toHaveText('Merged');
  for (const width of [1440, 820, 390]) {
    expect(await findWithAxe(page, width, '.dv-conversation')).toEqual([]);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.getByRole('link', { name: second.ticketId }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/desk/ticket/${second.id}$`));
  expect(await findWithAxe(page, 1440, '.dv-details')).toEqual([]);

  const separate = details.getByRole('button', { name: `Separate ${first.ticketId}` });
  await separate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first.ticketId} stands on its own again.`)).toBeVisible();
  await expect(separate).toHaveCount(0);
  await expect(part).toHaveCount(0);
  await expect(into).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Dues are wrong' })).toBeVisible();
  const rows = await query(
    site,
    'select due_at is not null as runs from support_tickets where id = any($1) order by id',
    [[first.id, second.id]],
  );
  expect(rows).toEqual([{ runs: true }, { runs: true }]);
  await staff.close();
});

test('an answer becomes the draft of a help article, without whoever asked, by keyboard and at every width', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const ticket = await request(site, { name: 'Priya Nair', subject: 'Reminders for Priya Nair come twice' });
  const admin = await signIn(site);
  const words =
    'Hi Priya,\n\nopen Dues and switch one off. Or write to priya@chapter.example.\n\nBest,\nTheo';
  expect((await reply(site, ticket, words, admin)).status).toBe(201);
  const staff = await browser.newContext({ baseURL: site.url });
  const account = { username: 'drafting', password: PASSWORD, role: 'support' };
  await staff.request.post('/admin/api/users', { data: account, headers: { Cookie: admin } });
  expect((await staff.request.post('/api/auth/login', { data: account })).status()).toBe(200);
  const page = await staff.newPage();
  await page.goto(`/admin/desk/ticket/${ticket.id}`);
  const offer = page.getByRole('button', { name: 'Draft a help article' });
  await expect(offer).toHaveCount(1);
  await offer.focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Draft a help article' });
  await expect(dialog.getByLabel('Question')).toHaveValue('Reminders for [name] come twice');
  await expect(dialog.getByLabel('Answer')).toHaveValue('Open Dues and switch one off. Or write to [email].');
  await expect(dialog).toContainText('The site took out 4 passages');
  for (const width of [1440, 820, 390]) {
    expect(await findWithAxe(page, width, '.dv-article')).toEqual([]);
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  let isLosing = false;
  page.on('dialog', (question) => {
    asked.push(question.message());
    return isLosing ? question.accept() : question.dismiss();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);
  await offer.press('Enter');
  await dialog.getByLabel('Answer').fill('Open Dues.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByLabel('Answer')).toHaveValue('Open Dues.');
  expect(asked).toEqual(Array(4).fill('Your changes to this draft are not saved. Close it and lose them?'));
  isLosing = true;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await offer.press('Enter');
  await expect(dialog.getByLabel('Answer')).toHaveValue('Open Dues and switch one off. Or write to [email].');
  await dialog.getByLabel('Question').fill('Why do reminders come twice?');
  await dialog.getByLabel('Answer').fill('Open Dues and switch one off.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Save the draft' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Open the draft' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-question')).toHaveValue('Why do reminders come twice?');
  await expect(page.locator('#field-answer')).toHaveValue('Open Dues and switch one off.');
  await staff.close();
});
