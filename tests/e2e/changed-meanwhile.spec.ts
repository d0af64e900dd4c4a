import type { Browser, Page, Request } from '@playwright/test';
import { query, send, signIn } from '../support/api';
import { findWithAxe } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { holdRequests } from '../support/hold-requests';
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

test('of two who edit one prepared email the second is told who changed what, and chooses', {}, async ({
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

test('whoever opens what a colleague has open reads their name, until the colleague leaves or is gone', {}, async ({
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

/** @returns the columns that `selected` names, of the newest version of that document */
const latestVersion = async (site: Site, selected: string, id?: number) =>
  (await query(site, `${selected} where parent_id = $1 and latest order by id desc`, [id]))[0];

/** The site's answer to each save below this address reaches the page so many milliseconds after it was given. */
const delaySaves = (page: Page, below: string, delay = 800) =>
  page.route(
    ({ pathname }) => pathname.startsWith(below),
    async (route) => {
      if (!['PATCH', 'POST'].includes(route.request().method())) return route.fallback();
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({ response });
    },
  );

/** Types as a person does, who presses Ctrl+S at each bar and goes on writing. */
async function typeOn(page: Page, words: string) {
  for (const [index, part] of words.split('|').entries()) {
    if (index > 0) await page.keyboard.press('Control+s');
    await page.keyboard.type(part, { delay: 25 });
  }
}
const richText = (page: Page, name: string) =>
  page.locator(`[data-field-path="${name}"] [contenteditable=true]`).first();
const isSave = (one: { method(): string; url(): string }) =>
  one.method() === 'PATCH' && one.url().includes('/admin/api/');

test('what is typed while a form is saved is kept, in a text, several lines and a rich text', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const [article] = await query<{ id: number }>(
    site,
    `insert into help_articles (question, _status) values ('Dues?', 'draft') returning id`,
  );
  const page = await browserOf(browser, site, 'paul');
  await page.goto(`/admin/collections/help-articles/${article?.id}`);
  // Longer than a rich text takes to hand over what is typed meanwhile.
  await delaySaves(page, '/admin/api/help-articles/', 2500);
  const stored = () =>
    latestVersion(
      site,
      'select version_question as question, version_answer as answer, version_body::text as body from _help_articles_v',
      article?.id,
    );

  await page.locator('#field-question').press('End');
  await typeOn(page, ' When are| they late, and who asks?');
  await expect(page.locator('#field-question')).toBeFocused();
  await atRest(page);
  await page.locator('#field-answer').click();
  await typeOn(page, 'After the| tenth of the month.');
  await atRest(page);
  await richText(page, 'body').click();
  await typeOn(page, 'Every treasurer| can name the late ones.');
  await atRest(page);
  await page.locator('#action-save-draft').click();
  await atRest(page);
  expect(await stored()).toMatchObject({
    question: 'Dues? When are they late, and who asks?',
    answer: 'After the tenth of the month.',
    body: expect.stringContaining('Every treasurer can name the late ones.'),
  });
  await expect(richText(page, 'body')).toHaveText('Every treasurer can name the late ones.');
});

test('the error of a refused save stays at its field when what was typed is answered later', {}, async ({
  browser,
  site,
}) => {
  const [row] = await query<{ id: number }>(
    site,
    `insert into prepared_mails (title, subject, text) values ('Late', 'Dues', 'You are late.') returning id`,
  );
  const address = `/admin/collections/prepared-mails/${row?.id}`;
  const page = await browserOf(browser, site, 'hugo');
  await page.goto(address);
  const release = await holdRequests(page, `**${address}`);
  const asks = (one: Request) => one.method() === 'POST' && one.url().endsWith(address);
  const asked = page.waitForRequest(asks);
  await page.locator('#field-title').fill('');
  await asked;
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await refused).status()).toBe(400);
  const error = page.locator('.field-type.error').filter({ has: page.locator('#field-title') });
  await expect(error).toContainText('This field is required.');
  const answered = page.waitForResponse((answer) => asks(answer.request()));
  release();
  await answered;
  await atRest(page);
  await expect(error).toContainText('This field is required.');

  await page.locator('#field-title').fill('Late dues');
  await expect(error).toHaveCount(0);
  expect(await save(page)).toBe(200);
});

test('the button that publishes stays in reach while the first draft since the last publication is saved', {}, async ({
  browser,
  site,
}) => {
  const page = await browserOf(browser, site, 'iris');
  await page.goto('/admin/globals/careers');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(publish).toBeDisabled();
  // The form asks here for its state, with what was stored: the last part of a save.
  const release = await holdRequests(page, '**/admin/globals/careers');
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await page.locator('#field-intro__heading').fill('No open postings.');
  await publish.focus();
  await saved;
  await atRest(page);
  await expect(publish).toBeFocused();
  await expect(publish).toBeEnabled();
  release();
  const published = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === '/admin/api/globals/careers' && !searchParams.has('autosave');
  });
  await page.keyboard.press('Enter');
  expect((await published).status()).toBe(200);
  await expect(publish).toBeDisabled();
});

test('what is typed while a draft saves itself is kept, and leaving it sooner asks', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const [post] = await query<{ id: number }>(
    site,
    `insert into posts (title, _status) values ('Dues', 'draft') returning id`,
  );
  const page = await browserOf(browser, site, 'vera');
  await page.goto(`/admin/collections/posts/${post?.id}`);
  await delaySaves(page, '/admin/api/posts/');
  const stored = () =>
    latestVersion(
      site,
      'select version_title as title, version_lead as lead, version_author as author, version_body::text as body from _posts_v',
      post?.id,
    );

  // Three fields during one answer: Payload itself spares only the last.
  const began = page.waitForRequest(isSave);
  await page.locator('#field-title').press('End');
  await page.keyboard.type(' late', { delay: 25 });
  await began;
  await page.keyboard.type(' again', { delay: 25 });
  await page.locator('#field-lead').click();
  await page.keyboard.type('Four members.', { delay: 10 });
  await page.locator('#field-author').click();
  await page.keyboard.type('Vera', { delay: 10 });
  await atRest(page);
  await richText(page, 'body').click();
  await typeOn(page, 'Every treasurer| can name the late ones,| and nobody asks them.');
  await expect.poll(stored).toMatchObject({
    title: 'Dues late again',
    lead: 'Four members.',
    author: 'Vera',
    body: expect.stringContaining('Every treasurer can name the late ones, and nobody asks them.'),
  });
  await atRest(page);

  await page.locator('#field-title').press('End');
  await page.keyboard.type('!');
  await page.locator('.step-nav a').last().click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect.poll(stored).toMatchObject({ title: 'Dues late again!' });
  await atRest(page);

  // And the whole tab.
  await page.locator('#field-title').press('End');
  await page.keyboard.type('!');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect.poll(stored).toMatchObject({ title: 'Dues late again!!' });
  await atRest(page);
  // What is stored is left without a question.
  await page.locator('.step-nav a').last().click();
  await expect(page).toHaveURL(/\/admin\/collections\/posts(\?|$)/);
});
