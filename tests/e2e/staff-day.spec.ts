import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addAccount } from '../support/accounts';
import { application, query, send, signIn } from '../support/api';
import { letRoundComeOut, relayAnswer } from '../support/draws';
import { atRest, expect, test } from '../support/e2e';
import { addReaders } from '../support/issues';
import { countPresses } from '../support/presses';
import type { Site } from '../support/site';
import { oldestTicket, request } from '../support/tickets';

// The fourteen tasks of a staff day, each as short as the back office allows, with its presses counted: text that is
// typed is no press. docs/staff-day.md has the same figures, and the seconds.

const ROLES = ['support', 'marketing', 'editor'] as const;
type Role = 'admin' | (typeof ROLES)[number];
const PASSWORD = 'a-password-of-the-tests';

test.beforeAll(async ({ site }) => {
  const admin = await signIn(site);
  for (const role of ROLES) await addAccount(site, admin, role);
  await query(
    site,
    `insert into saved_replies (title, text) values ('Reminders paused', 'Dear {name}, it is paused.')`,
  );
});

const accountOf = (site: Site, role: Role) =>
  role === 'admin' ? site.admin : { username: role, password: PASSWORD };

type Day = {
  page: Page;
  context: BrowserContext;
  /** A native select: its list opens with one press, and another one chooses. */
  choose: (select: Locator, label: string) => Promise<void>;
  /** A file from the dialog of the browser: opened, chosen, confirmed. */
  attach: (input: Locator, name: string, text: string) => Promise<void>;
  /** Ends the count. @param most presses */
  expectPresses: (most: number) => Promise<void>;
};

/** Somebody who has just signed in and sees the board. */
async function begin(context: BrowserContext, site: Site, role: Role): Promise<Day> {
  const presses = await countPresses(context);
  const page = await context.newPage();
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data: accountOf(site, role) });
  expect(answer.status()).toBe(200);
  await page.goto('/admin');
  await atRest(page);
  const began = Date.now();
  return {
    page,
    context,
    choose: async (select, label) => {
      await select.selectOption(label);
      presses.add(2);
    },
    attach: async (input, name, text) => {
      await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      presses.add(3);
    },
    expectPresses: async (most) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      const total = await presses.total();
      console.log(`staff day | ${test.info().title} | ${total} | ${seconds} s`);
      expect(total, 'presses beside the text').toBeLessThanOrEqual(most);
    },
  };
}

async function apply(site: Site, organization: string): Promise<number> {
  const body = application({ organization });
  await send(site, '/api/waitlist', body);
  const [row] = await query<{ id: number }>(site, 'select id from waitlist where email = $1', [body.email]);
  return row?.id ?? 0;
}

const stateOf = async (site: Site, table: string, id: number) =>
  (await query<{ status: string }>(site, `select status::text from ${table} where id = $1`, [id]))[0]?.status;
const field = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const justSent = (page: Page) => page.getByRole('region', { name: 'Just sent' });
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' });
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
/** As a hand does it: the field is pressed first. */
async function write(textField: Locator, text: string) {
  await textField.click();
  await textField.fill(text);
}
/** From a list to an empty form. */
async function createNew(page: Page) {
  await page.getByRole('link', { name: 'Create new' }).first().click();
  await page.waitForURL(/\/create/);
  await atRest(page);
}
const toast = (page: Page) => page.locator('.payload-toast-container');

test('sign in', async ({ page, context, problems }) => {
  problems.allow('/admin/api/users/me', 401);
  const presses = await countPresses(context);
  const began = Date.now();
  await page.goto('/admin');
  await page.getByLabel('Username').click();
  await page.keyboard.insertText('support');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Desk', exact: true })).toBeVisible();
  console.log(
    `staff day | sign in | ${await presses.total()} | ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  expect(await presses.total()).toBeLessThanOrEqual(3);
});

test('triage, assign, answer with a saved reply, note, close', async ({ context, site }) => {
  const ticket = await oldestTicket(site);
  const { page, choose, expectPresses } = await begin(context, site, 'support');
  await page.getByRole('link', { name: 'Answer the oldest' }).click();
  await expect(field(page)).toBeFocused();
  await choose(details(page).getByLabel('We say'), 'High');
  await details(page).getByRole('button', { name: 'Assign to me' }).click();
  await page.getByText('Internal note', { exact: true }).click();
  await write(page.getByRole('textbox', { name: 'Internal note' }), 'They called.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Reply', { exact: true }).click();
  await field(page).click();
  await page.keyboard.type('/paused');
  await expect(page.getByRole('option', { name: /Reminders paused/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send and resolve' }).click();
  await expect(justSent(page)).toBeVisible();
  expect(await stateOf(site, 'support_tickets', ticket.id)).toBe('resolved');
  await expectPresses(11);
});

test('two at one ticket', async ({ browser, context, site }) => {
  const ticket = await oldestTicket(site);
  const other = await begin(await browser.newContext({ baseURL: site.url }), site, 'admin');
  await other.page.goto(`/admin/desk/ticket/${ticket.id}`);
  await field(other.page).fill('I have it.');
  const { page, expectPresses } = await begin(context, site, 'support');
  await page.getByRole('link', { name: 'Answer the oldest' }).click();
  await expect(page.getByText('admin is answering').first()).toBeVisible();
  await sendButton(other.page).click();
  await expect(justSent(other.page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('I have it.');
  await other.context.close();
  await expectPresses(1);
});

test('accept an application, with a letter', async ({ context, site }) => {
  const id = await apply(site, 'ΓΩΛ');
  const { page, choose, expectPresses } = await begin(context, site, 'support');
  await page.getByRole('link', { name: 'Desk', exact: true }).click();
  await queue(page).getByRole('link', { name: /ΓΩΛ/ }).click();
  await choose(details(page).getByLabel('State'), 'Accepted');
  await field(page).click();
  await page.keyboard.type('/accepted');
  await expect(page.getByRole('option', { name: /^Accepted Dear/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await sendButton(page).click();
  await expect(justSent(page)).toBeVisible();
  expect(await stateOf(site, 'waitlist', id)).toBe('accepted');
  await expectPresses(7);
});

test('change many at once', async ({ context, site }) => {
  const tickets = [
    await request(site, { subject: 'Quagga one' }),
    await request(site, { subject: 'Quagga two' }),
  ];
  const { page, expectPresses } = await begin(context, site, 'support');
  await page.getByRole('link', { name: 'Desk', exact: true }).click();
  await write(queue(page).getByRole('searchbox', { name: 'Search' }), 'quagga');
  await expect(queue(page).getByRole('listitem')).toHaveCount(2);
  await queue(page).getByRole('button', { name: 'Choose', exact: true }).click();
  await queue(page).getByRole('button', { name: 'Choose all 2' }).click();
  await queue(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('2 requests were changed.')).toBeVisible();
  for (const { id } of tickets) expect(await stateOf(site, 'support_tickets', id)).toBe('resolved');
  await expectPresses(5);
});

test('send a newsletter issue', async ({ context, site }) => {
  await addReaders(site, 'day', 2);
  const { page, expectPresses } = await begin(context, site, 'marketing');
  await page.getByRole('link', { name: 'Newsletter issues' }).click();
  await createNew(page);
  await write(page.getByLabel('Subject'), 'Founding week');
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.insertText('It begins on Monday.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/newsletter-issues\/\d+/);
  await atRest(page);
  const sending = page.getByRole('region', { name: 'Sending' });
  await sending.getByRole('button', { name: /^Send to \d+ subscribers…/ }).click();
  await sending.getByRole('button', { name: 'Send now' }).click();
  await expect(sending.getByRole('heading', { name: 'This issue was sent' })).toBeVisible({
    timeout: 60_000,
  });
  await expectPresses(7);
});

test('add a link', async ({ context, site }) => {
  const { page, expectPresses } = await begin(context, site, 'editor');
  await page.goto('/links');
  await page.getByRole('button', { name: 'Manage links' }).click();
  await page.getByRole('button', { name: 'Add New Link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Label')).toBeFocused();
  await page.keyboard.insertText('Watch us on YouTube');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('youtube.com/@colonnade');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link added successfully!')).toBeVisible();
  await expectPresses(4);
});

test('publish a policy', async ({ context, site }) => {
  const { page, expectPresses } = await begin(context, site, 'editor');
  await page.getByRole('link', { name: 'Terms of Service' }).first().click();
  await page.waitForURL(/globals\/terms/);
  await atRest(page);
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.insertText('One more sentence. ');
  await write(page.getByLabel('What changes'), 'One more sentence.');
  await atRest(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(toast(page)).toContainText('successfully');
  await expectPresses(4);
});

test('run a draw', async ({ context, site }) => {
  test.setTimeout(180_000);
  const { page, attach, expectPresses } = await begin(context, site, 'marketing');
  await page.getByRole('link', { name: 'Draws' }).click();
  await createNew(page);
  await write(page.getByLabel('Title'), 'Spring draw');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/draw-rounds\/\d+/);
  await atRest(page);
  const draw = page.getByRole('region', { name: 'Draw' });
  const current = draw.locator('[aria-current="step"]');
  await attach(draw.getByLabel('File (CSV'), 'followers.csv', 'Username\nada\nsam\ngrace\n');
  await draw.getByRole('button', { name: 'Import' }).click();
  await expect(draw.getByRole('list', { name: 'Follower lists' })).toContainText('3 new');
  await draw.getByRole('button', { name: 'Close the round' }).click();
  const commit = draw.getByRole('group', { name: 'Commit to the list' });
  await write(
    commit.getByLabel('When to draw'),
    new Date(Date.now() + 86_400_000).toISOString().slice(0, 16),
  );
  await commit.getByRole('button', { name: 'Commit…' }).click();
  await commit.getByRole('button', { name: 'Commit now' }).click();
  await expect(current).toContainText('3. Draw', { timeout: 30_000 });
  await letRoundComeOut(site, Number(/draw-rounds\/(\d+)/.exec(page.url())?.[1]));
  await atRest(page);
  await write(draw.getByLabel('The answer of a relay'), relayAnswer());
  await draw.getByRole('button', { name: 'Draw with this value' }).click();
  await expect(current).toContainText('4. Publish', { timeout: 30_000 });
  await atRest(page);
  await draw.getByRole('button', { name: 'Publish the result' }).click();
  await expect(current).toContainText('5. Hand over the prize', { timeout: 30_000 });
  await expectPresses(15);
});

test('invite a colleague', async ({ context, site }) => {
  const { page, expectPresses } = await begin(context, site, 'admin');
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.getByText('Invite somebody').click();
  await write(page.getByLabel('Their username'), 'nora');
  await write(page.getByLabel('Their email address'), 'nora@colonnade.example');
  await page.getByRole('radio', { name: /^Support/ }).check();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('nora@colonnade.example, invited by')).toBeVisible();
  await expectPresses(6);
});

test('erase a person', async ({ context, site }) => {
  const { email } = await request(site);
  const { page, expectPresses } = await begin(context, site, 'admin');
  await page.getByRole('link', { name: 'Privacy requests' }).click();
  await write(page.getByLabel('Email address'), email);
  await page.keyboard.press('Enter');
  await write(page.getByLabel('Type ERASE to confirm'), 'ERASE');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: 'Erased for good' })).toBeVisible();
  await expectPresses(5);
});

test('after a mail outage, send again what failed', async ({ context, site }) => {
  await request(site);
  await query(site, `update mails set state = 'failed', last_error = '421 closed' where state <> 'sent'`);
  const { page, expectPresses } = await begin(context, site, 'support');
  await page.getByRole('link', { name: 'Mail queue' }).click();
  await page.getByRole('button', { name: 'Try all failed emails again' }).click();
  await expect.poll(() => query(site, `select 1 from mails where state = 'failed'`)).toEqual([]);
  await expectPresses(2);
});

test('on a phone, answer the oldest ticket', async ({ browser, site }) => {
  const ticket = await oldestTicket(site);
  const phone = { baseURL: site.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, context, expectPresses } = await begin(await browser.newContext(phone), site, 'support');
  await page.getByRole('link', { name: 'Answer the oldest' }).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('We look into it.');
  await sendButton(page).tap();
  await expect(justSent(page)).toBeVisible();
  expect(await stateOf(site, 'support_tickets', ticket.id)).toBe('waiting-on-you');
  await expectPresses(2);
  await context.close();
});

test('by keyboard alone, answer the oldest ticket and go to the next', async ({ context, site }) => {
  const ticket = await oldestTicket(site);
  await request(site);
  const { page, expectPresses } = await begin(context, site, 'support');
  await page.keyboard.press('o');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('We look into it.');
  await page.keyboard.press('Control+Enter');
  await expect(justSent(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(new RegExp(`/ticket/${ticket.id}$`));
  await expectPresses(4);
});
