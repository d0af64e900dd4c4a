import type { Page } from '@playwright/test';
import { application, query, send, signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import type { Site } from '../support/site';

// This file takes a seat: the home pages of other tests count all of them.

const PASSWORD = 'a-password-of-the-tests';
const FILE = `Founding Chapter Application
Please forward this file to hello@colonnade.example to complete your founding chapter application.

Full name: Maya Castellanos
Email: maya@westbrook.edu
Organization: Theta Psi
Organization size: 26-50 members
Status: Pending Review
Submitted: 2026-03-09T18:30:00.123Z
Reference: 0b0e8f0e-7d0a-4a8e-9d5d-0a3c2f1e4b5a
`;

async function signInAsTess(page: Page, site: Site) {
  const account = { username: 'tess', password: PASSWORD, role: 'support' };
  await send(site, '/admin/api/users', account, { Cookie: await signIn(site) });
  const answer = await page.request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
}

async function apply(site: Site, organization: string): Promise<{ id: number; email: string }> {
  const body = application({ organization });
  await send(site, '/api/waitlist', body);
  const [row] = await query<{ id: number }>(site, 'select id from waitlist where email = $1', [body.email]);
  return { id: row?.id ?? 0, email: body.email };
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const row = (page: Page, organization: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: organization, exact: true }) });

async function expectFits(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
  // The menu takes a while to make room.
  await expect.poll(() => fitsItsWidth(page), { message: page.url() }).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a day with applications: one decided and emailed, many moved, a file imported', async ({
  page,
  site,
  smtp,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(300_000);
  await signInAsTess(page, site);
  const chosen = await apply(site, 'ΓΩΛ');
  const again = await apply(site, 'Gamma Omega Lambda chapter');
  const [late, gone] = [await apply(site, 'Delta Sigma'), await apply(site, 'Xi Nu')];
  await query(site, `update waitlist set status = 'declined' where id = $1`, [gone.id]);
  await query(
    site,
    `insert into prepared_mails (title, subject, text)
     values ('Because', 'Your founding chapter application: accepted', '{reason}')`,
  );

  // From the list, where the duplicate count shows, to the record.
  await page.goto('/admin/collections/waitlist');
  await expect(page.getByText('100 of 100 founding seats left, 0 accepted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Files by hand' })).toHaveAttribute('href', '/admin/files');
  await row(page, 'ΓΩΛ').getByRole('link', { name: '1 more alike' }).click();
  const alike = page.getByRole('region', { name: 'Possible duplicates' });
  await expect(alike.getByRole('link', { name: 'Gamma Omega Lambda chapter' })).toBeVisible();
  await atRest(page);

  // The decision, with its reason; no email is sent.
  await page.locator('#field-status input').first().fill('Accepted');
  await page.locator('.rs__option').filter({ hasText: 'Accepted' }).click();
  await page.getByLabel('Why').fill('A strong chapter.');
  await atRest(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  expect(await query(site, `select 1 from mails where kind = 'application-letter'`)).toEqual([]);

  // A note and the email, at the desk; the form has no field for either.
  await expect(conversation(page).getByRole('textbox')).toHaveCount(0);
  await conversation(page).getByRole('link', { name: 'Answer at the desk' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/desk/application/${chosen.id}$`));
  await page.getByText('Internal note', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('They called.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(conversation(page).getByRole('listitem').filter({ hasText: 'They called.' })).toHaveCount(1);
  await page.getByText('Reply', { exact: true }).click();
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.click();
  await page.keyboard.type('/accepted');
  await expect(page.getByRole('option', { name: /^Accepted Dear/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue(/^Dear Ada Lovelace,\n\nWelcome! We’ve accepted ΓΩΛ as a founding chapter/);
  await page.keyboard.type('\n\n/because');
  await expect(page.getByRole('option', { name: /^Because/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue(/A strong chapter\.$/);
  // The other application of the chapter holds no spot yet, and the email is for this state.
  await expect(page.locator('.dv-warning')).toHaveCount(0);
  await expectFits(page);
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(words).toHaveValue('');
  await page.getByRole('button', { name: 'Send now' }).click();
  const mail = await smtp.waitForMail(({ parsed }) => parsed.text?.includes('A strong chapter.') ?? false);
  expect([mail.to, mail.parsed.subject]).toEqual([
    [chosen.email],
    'Your founding chapter application: accepted',
  ]);
  const sent = conversation(page).getByRole('listitem').filter({ hasText: 'A strong chapter.' });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('Sent');

  // The same chapter again: the desk says so before it takes a second spot, and names an email that is for another state.
  await page.goto(`/admin/desk/application/${again.id}`);
  await expect(page.locator('.dv-warning')).toHaveText(
    'This chapter already holds a founding spot. Accepting this application takes another one.',
  );
  await words.click();
  await page.keyboard.type('/accepted');
  await page.keyboard.press('Enter');
  const warned = page.getByRole('region', { name: 'Answer' }).locator('.dv-warning');
  await expect(warned).toHaveText(
    '“Accepted” is an email for another state. This application is Pending Review.',
  );
  for (const width of [1440, 390]) expect(await findWithAxe(page, width, '.dv-warning')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await words.fill('');
  await expect(warned).toHaveCount(0);

  // Similar applications, by one press.
  await page.goto('/admin/collections/waitlist');
  await page.getByRole('link', { name: 'Possible duplicates' }).click();
  await atRest(page);
  await expect(row(page, 'ΓΩΛ')).toBeVisible();
  await expect(row(page, 'Gamma Omega Lambda chapter')).toBeVisible();
  await expect(row(page, 'Delta Sigma')).toHaveCount(0);

  // Bulk decisions: those that can change do, the others say why not.
  await page.goto('/admin/collections/waitlist');
  await expect(page.getByText('99 of 100 founding seats left, 1 accepted')).toBeVisible();
  await row(page, 'Delta Sigma').getByRole('checkbox').check();
  await row(page, 'Xi Nu').getByRole('checkbox').check();
  const panel = page.getByRole('region', { name: 'Move the selected applications' });
  await panel.getByLabel('To', { exact: true }).selectOption('Declined');
  await panel.getByLabel('Why').fill('Too few places.');
  await panel.getByLabel('Email each applicant who is moved').check();
  await expect(panel.getByLabel('Message', { exact: true })).toHaveValue(/can’t offer you a founding spot/);
  await expect(panel.locator('.bulk-transitions__warning')).toHaveCount(0);
  await panel.getByLabel('Start from a prepared email').selectOption('Accepted');
  await expect(panel.locator('.bulk-transitions__warning')).toHaveText(
    '“Accepted” is an email for another state. These applications move to Declined.',
  );
  await panel
    .getByLabel('Message', { exact: true })
    .fill('Dear {name}, no place for {organization}: {reason}');
  await expectFits(page);
  await panel.getByRole('button', { name: 'Move 2 applications' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'moved to' });
  await expect(outcome).toContainText('1 moved to Declined, 1 stayed as it was:');
  await expect(outcome.getByRole('listitem')).toHaveText('Xi Nu It’s already Declined.');
  await expect(panel).toHaveCount(0);
  await expect(row(page, 'Delta Sigma')).toContainText('Declined');
  const declined = await smtp.waitForMail(
    ({ parsed }) => parsed.text?.includes('no place for Delta Sigma: Too few places.') ?? false,
    20_000,
  );
  expect(declined.to).toEqual([late.email]);

  // Two at once from a chapter, and one more from a chapter that holds a spot: said before anything moves or is sent.
  const twins = [await apply(site, 'Omicron Pi'), await apply(site, 'ΟΠ')] as const;
  await query(site, `update waitlist set reference = 'key-' || id where id = any($1)`, [
    [chosen.id, again.id, twins[0].id, twins[1].id],
  ]);
  await page.goto('/admin/collections/waitlist');
  for (const name of ['Gamma Omega Lambda chapter', 'Omicron Pi', 'ΟΠ'])
    await row(page, name).getByRole('checkbox').check();
  await panel.getByLabel('To', { exact: true }).selectOption('Accepted');
  await panel.getByLabel('Email each applicant who is moved').check();
  const seconds = panel.locator('.second-spots');
  await expect(seconds.locator('> p')).toHaveText(
    '2 chapters would have more than one founding spot. Nothing has moved and nobody has been emailed.',
  );
  await expect(seconds.locator('> ul > li > span')).toHaveText([
    'ΓΩΛ',
    ', Gamma Omega Lambda chapter',
    'Omicron Pi',
    ', ΟΠ',
  ]);
  await expect(seconds.locator('li li')).toHaveText([
    `Application ${chosen.id}, reference key-${chosen.id}, holds a founding spot already`,
    `Application ${again.id}, reference key-${again.id}, would take one`,
    `Application ${twins[0].id}, reference key-${twins[0].id}, would take one`,
    `Application ${twins[1].id}, reference key-${twins[1].id}, would take one`,
  ]);
  for (const width of [1440, 390]) expect(await findWithAxe(page, width, '.second-spots')).toEqual([]);
  await expectFits(page);
  // Without one of the two, and for another decision, it is gone.
  await row(page, 'Gamma Omega Lambda chapter').getByRole('checkbox').uncheck();
  await row(page, 'ΟΠ').getByRole('checkbox').uncheck();
  await expect(panel.getByRole('button', { name: 'Move 1 application', exact: true })).toBeVisible();
  await expect(seconds).toHaveCount(0);
  await row(page, 'ΟΠ').getByRole('checkbox').check();
  await expect(seconds).toContainText('One chapter would have more than one founding spot.');
  await panel.getByLabel('To', { exact: true }).selectOption('Waitlisted');
  await expect(seconds).toHaveCount(0);
  // A warning that could not be shown in time stops the first press; the second goes on.
  await row(page, 'ΟΠ').getByRole('checkbox').uncheck();
  const seen = page.waitForResponse('**/waitlist/second-spots');
  await panel.getByLabel('To', { exact: true }).selectOption('Accepted');
  await seen;
  await page.route('**/waitlist/second-spots', (route) => route.abort(), { times: 1 });
  problems.allow('/admin/api/waitlist/second-spots', 'net::ERR_FAILED');
  await row(page, 'ΟΠ').getByRole('checkbox').check();
  const move = panel.getByRole('button', { name: /^Move 2 applications/ });
  await expect(move).toHaveText('Move 2 applications');
  await move.click();
  await expect(move).toHaveText('Move 2 applications anyway');
  const unmoved = 'select status from waitlist where id = any($1)';
  const pair = [[twins[0].id, twins[1].id]];
  expect(await query(site, unmoved, pair)).toEqual([
    { status: 'pending-review' },
    { status: 'pending-review' },
  ]);
  await move.click();
  await expect(outcome).toContainText('2 moved to Accepted');

  // A file that was emailed.
  await page.goto('/admin/files');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Files sent to us');
  const files = [
    { name: 'Theta-Psi-1773081000123.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE) },
    { name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from([0xff, 0xd8, 0xff]) },
  ];
  const input = page.getByLabel(/Drop \.txt files here/);
  await input.setInputFiles(files);
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveCount(2);
  await expect(results.nth(1)).toContainText('Imported Application Theta Psi');
  await expect(results.nth(0)).toContainText('Not imported This is not a text file');
  await input.setInputFiles(files.slice(0, 1));
  await expect(results.nth(0)).toContainText('Already here Application Theta Psi');
  for (const width of [1280, 390]) expect(await findWithAxe(page, width, '.file-imports')).toEqual([]);
  await expectFits(page);
  await results.nth(0).getByRole('link', { name: 'Theta Psi' }).click();
  await expect(page).toHaveURL(/collections\/waitlist\/\d+$/);
  await expect(conversation(page)).toContainText('Theta-Psi-1773081000123.txt');
});

test('only staff who handle requests can import files', async ({ page, site, problems }) => {
  problems.allow('/admin/api/users/me', 401);
  const account = { username: 'edna', password: PASSWORD, role: 'editor' };
  await send(site, '/admin/api/users', account, { Cookie: await signIn(site) });
  await page.goto('/admin/files');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await page.request.post('/api/auth/login', { data: account });
  await page.goto('/admin/files');
  await expect(page.getByText('Your role doesn’t include this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Files by hand' })).toHaveCount(0);
  await expect(page.getByLabel(/Drop \.txt files here/)).toHaveCount(0);
});
