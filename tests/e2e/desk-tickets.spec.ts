import type { Page } from '@playwright/test';
import { call, query, send, signIn } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { holdCalls } from '../support/held-calls';
import type { Site } from '../support/site';
import { request } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';
const WIDTHS = [320, 390, 820, 1440];

const addTess = async (site: Site) =>
  send(
    site,
    '/admin/api/users',
    { username: 'tess', password: PASSWORD, role: 'support' },
    { Cookie: await signIn(site) },
  );

async function signInAsTess(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Username').fill('tess');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Saved replies' })).toBeVisible();
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
/** What a colleague does who comes back to a tab. */
const returnTo = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const pick = async (page: Page, field: string, option: string) => {
  await page.locator(`#field-${field} input`).first().fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
async function save(page: Page) {
  await atRest(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** The dialog that blocks a form whose record was changed by somebody else. */
const outOfDate = (page: Page) => page.locator('.changed-meanwhile');
/** The form followed its own page's change: nobody else changed the record. */
async function expectUpToDate(page: Page) {
  await atRest(page);
  await expect(outOfDate(page)).toHaveCount(0);
}

test('a day in support: from the sign-in to a resolved ticket', async ({
  page,
  browser,
  site,
  smtp,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(300_000);
  problems.allow('/admin/api/users/me', 401);
  await addTess(site);
  const ticket = await request(site, { message: 'Our dues were counted twice.' });
  await signInAsTess(page);

  // A saved reply for next time, then the list, then the desk.
  await page.goto('/admin/collections/saved-replies/create');
  await page.getByLabel('Title').fill('Counted twice');
  await page.locator('#field-text').fill('Dear {name},\n{ticketId} is mended.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('successfully created')).toBeVisible();
  await page.goto('/admin/collections/support-tickets');
  const row = page.getByRole('row').filter({ hasText: ticket.ticketId });
  await row.getByRole('link', { name: /^due in 2[34] h$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/desk/ticket/${ticket.id}$`));
  await page.getByText('Internal note', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('She called twice.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(conversation(page)).toContainText('She called twice.');

  // The edit form shows what was written, and leads to the desk: nothing is answered there.
  const form = await page.context().newPage();
  await form.goto(`/admin/collections/support-tickets/${ticket.id}`);
  await expect(form.getByText('Answer due')).toBeVisible();
  await expect(conversation(form)).toContainText('She called twice.');
  await expect(conversation(form).getByRole('textbox')).toHaveCount(0);
  await expect(conversation(form).getByRole('link', { name: 'Answer at the desk' })).toHaveAttribute(
    'href',
    `/admin/desk/ticket/${ticket.id}`,
  );
  await pick(form, 'assignee', 'tess');
  // The save is slow to return to the form what it read, and the answer overtakes it.
  const slow = await holdCalls(form, form.url());
  await save(form);

  await page.getByText('Reply', { exact: true }).click();
  await field(page).click();
  await page.keyboard.type('/counted');
  await expect(page.getByRole('option', { name: /Counted twice/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`Dear Ada Lovelace,\n${ticket.ticketId} is mended.`);
  await sendButton(page).dblclick();
  await expect(field(page)).toHaveValue('');
  await expect(conversation(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Send now' }).click();
  await returnTo(form);
  await expect(conversation(form).getByRole('listitem')).toHaveCount(2);
  await expect(conversation(form)).toContainText('Sent');
  expect(slow.held.length).toBeGreaterThan(0);
  slow.letThrough();
  await expectUpToDate(form);
  await expect(form.locator('#field-status').getByText('Waiting on you', { exact: true })).toBeVisible();
  await expect(form.getByText('Answered', { exact: true })).toBeVisible();

  // The requester, in another browser, without an account.
  const mail = await smtp.waitForMail(({ parsed }) => parsed.text?.includes('is mended') ?? false);
  const link = new RegExp(`${site.url}/support/status/\\S+`).exec(mail.parsed.text ?? '')?.[0] ?? '';
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const requester = await elsewhere.newPage();
  await requester.goto(link);
  await expect(requester.getByRole('heading', { name: 'Dues reminder' })).toBeVisible();
  await expect(requester.getByRole('listitem').filter({ hasText: 'The Colonnade team' })).toContainText(
    `Dear Ada Lovelace,\n${ticket.ticketId} is mended.`,
  );
  await expect(requester.locator('main')).not.toContainText(/tess|She called twice/);
  await requester.getByLabel('Add a message').fill('Now it is counted thrice.');
  await requester.getByRole('button', { name: 'Send message' }).click();
  await expect(requester.getByText('We got your message.')).toBeVisible();
  await expect(requester.locator('main')).toContainText('In progress');

  // Back in the back office: the ticket is open again, is answered and resolved.
  await returnTo(form);
  await expect(conversation(form)).toContainText('Now it is counted thrice.');
  await expect(form.locator('#field-status')).toContainText('Open');
  await expectUpToDate(form);
  await returnTo(page);
  await expect(conversation(page)).toContainText('Now it is counted thrice.');
  await field(page).fill('Once it is.');
  await sendButton(page).click();
  await expect(conversation(page).getByRole('listitem')).toHaveCount(5);
  await returnTo(form);
  await expect(conversation(form).getByRole('listitem')).toHaveCount(4);
  await expectUpToDate(form);
  await pick(form, 'status', 'Resolved');
  await form.getByLabel('Why').fill('She looked, and it is right.');
  await save(form);
  await requester.goto(link);
  await expect(requester.locator('main')).toContainText('Resolved');
  await elsewhere.close();
  const transitions = await query(
    site,
    `select new_state, reason from transitions
     where subject = 'support-tickets' and subject_id = $1 order by id`,
    [ticket.id],
  );
  expect(transitions).toEqual([
    { new_state: 'waiting-on-you', reason: null },
    { new_state: 'open', reason: 'The sender wrote again.' },
    { new_state: 'waiting-on-you', reason: null },
    { new_state: 'resolved', reason: 'She looked, and it is right.' },
  ]);

  // Somebody else's change is not overwritten.
  await atRest(form);
  const ofTicket = async (statement: string) => query(site, `${statement} where id = $1`, [ticket.id]);
  await ofTicket("update support_tickets set staff_priority = 'low', updated_at = now()");
  await pick(form, 'status', 'Open');
  await save(form);
  expect(
    await ofTicket('select status::text, staff_priority::text as priority from support_tickets'),
  ).toEqual([{ status: 'open', priority: 'low' }]);
});

test('the server refuses what support may not do', async ({ site }) => {
  await addTess(site);
  const ticket = await request(site);
  const headers = { Cookie: await signIn(site, { username: 'tess', password: PASSWORD }) };
  const refused = async (method: string, path: string, body?: object) => {
    const init = body ? { body: JSON.stringify(body) } : {};
    const type = { 'Content-Type': 'application/json' };
    const answer = await call(site, `/admin/api/${path}`, {
      method,
      headers: { ...headers, ...type },
      ...init,
    });
    expect(answer.status, `${method} ${path}`).toBe(403);
  };
  await refused('DELETE', `support-tickets/${ticket.id}`);
  await refused('POST', 'users', { username: 'friend', password: PASSWORD, role: 'admin' });
  await refused('POST', 'globals/brand', { name: 'Mine' });
  await refused('POST', 'ticket-messages', { ticket: ticket.id, direction: 'staff', body: 'Forged.' });
  await refused('GET', 'newsletter');
  await refused('GET', 'activity');
  await refused('POST', 'mails', { to: 'a@example.com' });
  const tess = await query<{ id: number }>(site, `select id from users where username = 'tess'`);
  await send(site, `/admin/api/users/${tess[0]?.id}`, { role: 'admin' }, headers, 'PATCH');
  expect(await query(site, `select role from users where username = 'tess'`)).toEqual([{ role: 'support' }]);
});

test('the pages of a ticket are accessible, work by keyboard, and fit every width', async ({
  page,
  site,
}) => {
  const ticket = await request(site, { subject: `Dues ${'Ω'.repeat(60)}` });
  await page.goto('/support/status');
  await expectAccessible(page);
  await page.getByLabel('Ticket ID').focus();
  await page.keyboard.type('CLN-1');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ticket.email);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('alert')).toContainText('We can’t find a request');
  await expectAccessible(page);
  await page.getByLabel('Ticket ID').fill(ticket.ticketId);
  await page.locator('#content').getByLabel('Email').fill(ticket.email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show my request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status')).toBeVisible();
  await page.getByLabel('Add a message').focus();
  await page.keyboard.type('And on Sundays.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('File (optional)')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('main').getByRole('status').filter({ hasText: 'We got your message.' }),
  ).toBeVisible();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
  }
});
