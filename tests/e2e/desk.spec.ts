import type { Browser, BrowserContext, Page } from '@playwright/test';
import { query, send, signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';
import { oldestTicket, request, type Sent } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';

async function person(browser: Browser, site: Site, username: string, options = {}): Promise<BrowserContext> {
  const account = { username, password: PASSWORD, role: 'support' };
  await send(site, '/admin/api/users', account, { Cookie: await signIn(site) });
  const context = await browser.newContext({ baseURL: site.url, ...options });
  const answer = await context.request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  return context;
}

const stateOf = async (site: Site, { id }: Sent) =>
  (await query<{ status: string }>(site, 'select status::text from support_tickets where id = $1', [id]))[0]
    ?.status;
const deskOf = ({ id }: Sent) => `/admin/desk/ticket/${id}`;
const field = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

/** Answers that can still be taken back remain so for another minute: reloading a page may take many seconds. */
const keepAnswers = (site: Site) =>
  query(
    site,
    `with kept as (update site.desk_answers set leaves_at = leaves_at + interval '1 minute'
       where leaves_at > now() returning mail_id)
     update graphile_worker._private_jobs set run_at = run_at + interval '1 minute'
       where (payload->>'mailId')::int in (select mail_id from kept)`,
  );

/** A promise that the test resolves. */
function latch() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test('from the board, the oldest ticket is answered with three presses beside the text; it can be taken back', async ({
  browser,
  site,
  smtp,
}) => {
  const ticket = await oldestTicket(site, { message: 'The reminder went to our alumni.' });
  const page = await (await person(browser, site, 'nora')).newPage();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Answer the oldest' }).click();
  await expect(page).toHaveURL(new RegExp(`${deskOf(ticket)}`));
  await field(page).click();
  await page.keyboard.type('Nothing goes out tomorrow.');
  await sendButton(page).click();
  const bar = page.getByRole('region', { name: 'Just sent' });
  await expect(bar).toContainText(/Sending to Priya Nair in \d+ seconds?/);
  await expect(bar).toContainText('Then the ticket is Waiting on you.');
  await expect(field(page)).toHaveValue('');
  expect(await stateOf(site, ticket)).toBe('waiting-on-you');

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('Nothing goes out tomorrow.');
  expect(await stateOf(site, ticket)).toBe('new');
  await expect(conversation(page).getByRole('listitem')).toHaveCount(1);

  await sendButton(page).click();
  await bar.getByRole('button', { name: 'Send now' }).click();
  const mail = await smtp.waitForMail(({ parsed }) => parsed.text?.includes('out tomorrow') ?? false, 30_000);
  expect(mail.to).toEqual([ticket.email]);
  await expect(conversation(page)).toContainText('Sent');
  await page.context().close();
});

test('on a phone, with four presses: list or conversation, and a dock', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  const ticket = await oldestTicket(site);
  const context = await person(browser, site, 'phone', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Answer the oldest' }).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('We look into it.');
  await sendButton(page).tap();
  await expect(page.getByRole('region', { name: 'Just sent' })).toBeVisible();
  expect(await stateOf(site, ticket)).toBe('waiting-on-you');

  await page.getByRole('button', { name: 'Back to the queue' }).tap();
  await expect(page).toHaveURL(/\/admin\/desk$/);
  await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
  await expect(conversation(page)).toBeHidden();
  await page.goBack();
  await expect(conversation(page).getByRole('heading', { name: 'Dues reminder' })).toBeVisible();
  await page.getByRole('button', { name: 'Internal note' }).tap();
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
  await page.getByRole('region', { name: 'Answer' }).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Details' }).tap();
  await expect(page.getByRole('dialog', { name: 'Details' }).getByLabel('State')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('by keyboard alone: from the board to a saved reply that is sent, and taken back', async ({
  browser,
  site,
}) => {
  const ticket = await oldestTicket(site);
  await request(site);
  await query(
    site,
    `insert into saved_replies (title, text) values ('Reminders paused', 'Dear {name}, {ticketId} is paused.')`,
  );
  const context = await person(browser, site, 'keys');
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Answer the oldest' })).toBeVisible();
  const pressed: string[] = [];
  const press = async (key: string) => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  // Hydration may still be on its way: the first press counts once it is heard.
  await expect(async () => {
    await page.keyboard.press('o');
    await expect(page).toHaveURL(new RegExp(deskOf(ticket)), { timeout: 500 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  // A press that was made again while the ticket opened is in its field.
  await field(page).fill('');
  for (const key of ['/', 'p', 'a', 'u']) await press(key);
  await expect(page.getByRole('option', { name: /Reminders paused/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press('Enter');
  await expect(field(page)).toHaveValue(`Dear Priya Nair, ${ticket.ticketId} is paused.`);
  await press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Just sent' })).toBeVisible();
  expect(pressed.length + 1).toBeLessThanOrEqual(12);
  await page.locator('body').press('z');
  // The field had these words before it was sent: only what is taken back gets the focus.
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`Dear Priya Nair, ${ticket.ticketId} is paused.`);
  expect(await stateOf(site, ticket)).toBe('new');

  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Commands' });
  await expect(overview.getByRole('button', { name: /Next in the queue/ })).toBeVisible();
  await page.keyboard.type('note');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Queue' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(new RegExp(`${deskOf(ticket)}$`));
  await context.close();
});

test('an answer that could not be taken back can be tried again', async ({ browser, site }) => {
  const ticket = await request(site);
  const page = await (await person(browser, site, 'retries')).newPage();
  await page.goto(deskOf(ticket));
  await field(page).fill('We look into it.');
  await sendButton(page).click();
  const bar = page.getByRole('region', { name: 'Just sent' });
  await page.route('**/pending', (route) => route.abort(), { times: 1 });
  await bar.getByRole('button', { name: 'Undo' }).click();
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('We look into it.');
  expect(await stateOf(site, ticket)).toBe('new');
});

test('a note that was begun while an answer is being taken back is not interrupted', {
  tag: '@long',
}, async ({ browser, site }) => {
  const ticket = await request(site);
  const page = await (await person(browser, site, 'begins')).newPage();
  const isReleased = latch();
  await page.route('**/pending', (route) => isReleased.promise.then(() => route.continue()));
  await page.goto(deskOf(ticket));
  await field(page).fill('We look into it.');
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: 'Just sent' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.locator('body').press('z');
  await page.locator('body').press('n');
  const note = page.getByRole('textbox', { name: 'Internal note' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask Grace');
  const answer = page.waitForResponse('**/pending');
  isReleased.resolve();
  expect((await answer).status()).toBe(204);
  await page.keyboard.type(' first');
  await expect(note).toHaveValue('Ask Grace first');
  await page.getByText('Reply', { exact: true }).click();
  await expect(field(page)).toHaveValue('We look into it.');
  await page.getByText('Internal note', { exact: true }).click();
  await expect(note).toHaveValue('Ask Grace first');
  expect(await stateOf(site, ticket)).toBe('new');
});

test('an answer can be taken back after the page was loaded again', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  const ticket = await request(site, { name: 'Priya Nair' });
  const page = await (await person(browser, site, 'reloads')).newPage();
  await page.goto(deskOf(ticket));
  await field(page).fill('We look into it.');
  await sendButton(page).click();
  const bar = page.getByRole('region', { name: 'Just sent' });
  await expect(bar).toBeVisible();
  await keepAnswers(site);
  await page.reload();
  await expect(bar).toContainText('Sending to Priya Nair in 10 seconds');
  await expect(bar).toContainText('Then the ticket is Waiting on you.');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('We look into it.');
  await expect(bar).toHaveCount(0);
  expect(await stateOf(site, ticket)).toBe('new');
  await page.context().close();
});

test('a draft is found on another device, and leaving with it asks', async ({ browser, site }) => {
  const ticket = await request(site);
  const context = await person(browser, site, 'drafts');
  const page = await context.newPage();
  await page.goto(deskOf(ticket));
  await field(page).fill('Half an answer');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const elsewhere = await (await person(browser, site, 'drafts')).newPage();
  await elsewhere.goto(deskOf(ticket));
  await expect(field(elsewhere)).toHaveValue('Half an answer');

  let question = '';
  page.once('dialog', (dialog) => {
    question = dialog.message();
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Files by hand' }).click();
  await expect
    .poll(() => question)
    .toBe('Your text has not been sent. It is kept as a draft. Leave the desk?');
  await expect(page).toHaveURL(new RegExp(deskOf(ticket)));
  await expect(field(page)).toHaveValue('Half an answer');
  await elsewhere.context().close();
  await context.close();
});

test('two at one ticket see each other, and no answer goes out over another one unseen', async ({
  browser,
  site,
}) => {
  const ticket = await request(site);
  const [nora, theo] = [
    await (await person(browser, site, 'first')).newPage(),
    await (await person(browser, site, 'second')).newPage(),
  ];
  for (const page of [nora, theo]) await page.goto(deskOf(ticket));
  const claimed = theo.waitForResponse(
    (one) => one.url().endsWith('/presence') && (one.request().postData() ?? '').includes('writing'),
  );
  // She begins before she can have heard of him: later, her field would be closed.
  const isClaimed = latch();
  await nora.route('**/presence', async (route) => {
    if (route.request().postData()?.includes('writing')) await isClaimed.promise;
    await route.continue();
  });
  await field(nora).fill('So do I.');
  await field(theo).fill('I have it.');
  await claimed;
  isClaimed.resolve();
  const bar = nora.getByText('second is answering').first();
  await expect(bar).toBeVisible();
  await expect(sendButton(nora)).toBeDisabled();
  await nora.getByRole('button', { name: 'Answer anyway' }).click();
  await expect(sendButton(nora)).toBeEnabled();

  await theo.getByRole('button', { name: 'Answer anyway' }).click();
  await sendButton(theo).click();
  await expect(theo.getByRole('region', { name: 'Just sent' })).toBeVisible();
  await expect(nora.getByText('second answered while you were writing.')).toBeVisible();
  await expect(sendButton(nora)).toBeDisabled();
  await expect(field(nora)).toHaveValue('So do I.');
  await nora.getByRole('button', { name: 'Read it' }).click();
  await expect(conversation(nora).getByRole('listitem').last()).toContainText('I have it.');
  await expect(sendButton(nora)).toBeEnabled();
  await sendButton(nora).click();
  await expect(nora.getByRole('region', { name: 'Just sent' })).toBeVisible();
  for (const page of [nora, theo]) await page.context().close();
});

/** Presses what the desk offers until the words are sent for good. */
async function answerAtLast(page: Page, text: string) {
  await field(page).fill(text);
  await expect(async () => {
    for (const name of ['Answer anyway', 'Read it']) {
      const offered = page.getByRole('button', { name });
      if (await offered.isVisible()) await offered.click({ timeout: 1000 }).catch(() => undefined);
    }
    // On a slow machine the field may be emptied after the wait of the round before.
    if ((await field(page).inputValue()) !== '') await sendButton(page).click({ timeout: 1000 });
    await expect(field(page)).toHaveValue('', { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  // After ten seconds it is sent by itself.
  const now = page.getByRole('button', { name: 'Send now' });
  await now.click({ timeout: 3000 }).catch(() => undefined);
}

// More rounds by hand: ROUNDS=50 npx playwright test tests/e2e/desk.spec.ts -g 'round after round'
const ROUNDS = Number(process.env.ROUNDS ?? 2);

test('two who send at the same time, round after round: the second answer has seen the first', {
  tag: '@long',
}, async ({ browser, site, problems }) => {
  test.setTimeout(60_000 + ROUNDS * 30_000);
  problems.allow('/answers', 409);
  const ticket = await request(site);
  const pages = [
    await (await person(browser, site, 'left')).newPage(),
    await (await person(browser, site, 'right')).newPage(),
  ];
  const newest = (seen: string) => Number(seen.split('.')[0]);
  const answers: Promise<{ seen: number; own: number }>[] = [];
  let refusals = 0;
  for (const page of pages) {
    page.on('response', (response) => {
      if (!response.url().endsWith('/answers')) return;
      if (response.status() === 409) refusals += 1;
      if (response.status() !== 201) return;
      const seen = newest(response.request().postDataJSON().seen);
      answers.push(response.json().then((answer) => ({ seen, own: newest(answer.seen) })));
    });
    await page.goto(deskOf(ticket));
  }
  for (let round = 1; round <= ROUNDS; round += 1)
    await Promise.all(pages.map((page, side) => answerAtLast(page, `Round ${round}, side ${side}.`)));
  const sent = (await Promise.all(answers)).sort((one, other) => one.own - other.own);
  expect(sent).toHaveLength(2 * ROUNDS);
  // Nobody else writes here: what was newest to each is the answer before.
  expect(sent.map(({ seen }) => seen)).toEqual([0, ...sent.slice(0, -1).map(({ own }) => own)]);
  test.info().annotations.push({ type: 'refused before', description: String(refusals) });
  for (const page of pages) await page.context().close();
});

test('an answer that was begun at once is announced, however late the page says that it is open', {
  tag: '@long',
}, async ({ browser, site }) => {
  const ticket = await request(site);
  const [nora, theo] = [
    await (await person(browser, site, 'early')).newPage(),
    await (await person(browser, site, 'quick')).newPage(),
  ];
  const isFilled = latch();
  await theo.route('**/presence', async (route) => {
    if (route.request().postData()?.includes('"here"')) await isFilled.promise;
    await route.continue();
  });
  await theo.goto(deskOf(ticket));
  const drafted = theo.waitForResponse('**/draft');
  await field(theo).fill('I have it.');
  await drafted;
  isFilled.resolve();
  await nora.goto(deskOf(ticket));
  await expect(nora.getByText('quick is answering').first()).toBeVisible();
  for (const page of [nora, theo]) await page.context().close();
});

test('a note of one’s own does not hold the reply back that was begun meanwhile', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  const ticket = await request(site);
  const page = await (await person(browser, site, 'notes')).newPage();
  await page.goto(deskOf(ticket));
  const isTyped = latch();
  await page.route('**/notes', async (route) => {
    const answer = await route.fetch();
    await isTyped.promise;
    await route.fulfill({ response: answer });
  });
  await page.getByText('Internal note', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('They called.');
  await page.getByRole('button', { name: 'Add note' }).dblclick();
  await page.getByText('Reply', { exact: true }).click();
  await field(page).fill('We call back.');
  const note = conversation(page).getByRole('listitem').filter({ hasText: 'They called.' });
  await expect(note).toHaveCount(1);
  await expect(page.getByText('while you were writing')).toHaveCount(0);
  isTyped.resolve();
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).dblclick();
  await expect(page.getByRole('region', { name: 'Just sent' })).toBeVisible();
  await field(page).fill('And one more thing.');
  await expect(conversation(page).getByRole('listitem').filter({ hasText: 'We call back.' })).toHaveCount(1);
  await expect(sendButton(page)).toBeEnabled();
  await expect(note).toHaveCount(1);
  await page.context().close();
});

test('says on the board and above the composer that mail fails', async ({ browser, site, smtp }) => {
  const context = await person(browser, site, 'waits');
  const page = await context.newPage();
  await smtp.close();
  const ticket = await request(site);
  const notice = page.getByRole('status').filter({ hasText: 'Mail has failed for 1 min' });
  await expect(async () => {
    await page.goto('/admin');
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Mail queue' })).toContainText('Failing');
  await page.goto(deskOf(ticket));
  await expect(notice).toContainText(/\d+ emails? waits?\. We keep trying\. The mail server said: /);
  for (const width of [1440, 390]) {
    expect(await findWithAxe(page, width, '.desk-view')).toEqual([]);
    // Payload's menu slides away when the window narrows.
    await expect.poll(() => fitsItsWidth(page)).toBe(true);
  }
  await smtp.open();
  await query(site, `update graphile_worker._private_jobs set run_at = now()`);
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await context.close();
});

for (const width of [390, 820, 1440])
  test(`fits ${width} px, without an axe finding`, { tag: '@long' }, async ({ browser, site }) => {
    const ticket = await request(site, { subject: `Dues ${'Ω'.repeat(60)}` });
    const context = await person(browser, site, 'looks', { viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto('/admin/desk');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting.');
    expect(await fitsItsWidth(page)).toBe(true);
    expect(await findWithAxe(page, width, '.desk-view')).toEqual([]);
    await page.goto(deskOf(ticket));
    await expect(conversation(page).getByText('It reminds us twice a day.')).toBeVisible();
    expect(await fitsItsWidth(page)).toBe(true);
    expect(await findWithAxe(page, width, '.desk-view')).toEqual([]);
    await context.close();
  });
