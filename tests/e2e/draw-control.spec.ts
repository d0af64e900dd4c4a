import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts';
import { call, query, signIn } from '../support/api';
import { expectAccessible } from '../support/axe';
import { letRoundComeOut, relayAnswer } from '../support/draws';
import { atRest, expect, test } from '../support/e2e';

const tomorrow = () => {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T12:00`;
};

/** The whole page of the round, on a phone and on a desk; then as it was. */
async function expectAccessibleRound(page: Page) {
  const before = page.viewportSize();
  await expectAccessible(page, [390, 1440]);
  await page.emulateMedia({ reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

test('a draw, from its follower lists to its published result', async ({ page, site, problems }) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(420_000);
  problems.allow('/admin/api/users/me', 401);
  // An invalid value, and steps that ask for the password first.
  problems.allow('/control', 400);
  problems.allow('/control', 403);
  const account = await addAccount(site, await signIn(site), 'marketing');
  await page.goto('/admin');
  await page.getByLabel('Username').fill(account.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Draws' })).toBeVisible();

  await page.goto('/admin/collections/draw-rounds/create');
  await page.getByLabel('Title').fill('Spring draw');
  await expect(page.getByLabel('Prize')).toHaveValue('$250');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/draw-rounds\/\d+/);
  await atRest(page);
  const id = Number(/draw-rounds\/(\d+)/.exec(page.url())?.[1]);
  const draw = page.getByRole('region', { name: 'Draw' });
  const steps = draw.getByRole('list', { name: 'Steps of this round' }).locator('> li');
  const current = draw.locator('[aria-current="step"]');
  await expect(current).toContainText('1. Add the lists');
  await expect(current).toContainText('Missing: the first ticket.');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText('2. Commit');
  await expect(steps.nth(1)).toContainText('First close the round.');
  await expect(steps.nth(2)).toContainText('First commit to the list.');
  await expect(steps.nth(3)).toContainText('First the round must be drawn.');
  await expect(steps.nth(4)).toContainText('First publish the result.');

  const bring = draw.getByRole('group', { name: 'Upload a follower list' });
  await bring.getByLabel('File (CSV').setInputFiles({
    name: 'followers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Username\nada\nSam\nnot a handle\n'),
  });
  await bring.getByRole('button', { name: 'Import' }).click();
  const lists = draw.getByRole('list', { name: 'Follower lists' });
  await expect(lists).toContainText('3 rows: 2 new, 0 known, 1 bad');
  await expect(lists.getByRole('link', { name: 'Bad rows, with line, value and reason' })).toBeVisible();
  await bring.getByLabel('Or handles, pasted').fill('@grace, sam @linus spam1 spam2');
  await bring.getByRole('button', { name: 'Import' }).click();
  await expect(lists).toContainText('5 rows: 4 new, 1 known, 0 bad');

  const free = draw.getByRole('group', { name: 'Free entry' });
  await free.getByLabel('Handle or name, without spaces').fill('postcard');
  await free.getByLabel('Why? Visitors read it').fill('Sent a postcard');
  await free.getByRole('button', { name: 'Set the free entry' }).click();
  await expect(draw.locator('.figures div').filter({ hasText: 'Tickets' })).toHaveText('Tickets7');
  const found = draw.getByRole('list', { name: 'People' });
  await draw.getByLabel('Handle begins with').fill('a');
  await draw.getByRole('button', { name: 'Search' }).click();
  await found.getByRole('button', { name: 'Disqualify…' }).click();
  await found.getByLabel('Why is ada disqualified?').fill('Works for us');
  await found.getByRole('button', { name: 'Disqualify' }).click();
  await expect(found).toContainText('Disqualified by marketing: Works for us');

  await expect(current).toContainText('Nothing is missing. Close the round when the last list is in.');
  await expectAccessibleRound(page);
  await draw.getByRole('button', { name: 'Close the round' }).click();
  await expect(current).toContainText('2. Commit');
  await expect(current).toContainText('Missing: the moment of the draw, and your commitment.');
  await expect(steps.nth(0)).toContainText(
    /Done 7 people from 2 lists\. Closed \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d/,
  );
  // By keyboard: a done step is opened to be read; nobody can be added.
  await steps.nth(0).locator('summary').press('Enter');
  await expect(steps.nth(0).getByRole('list', { name: 'Follower lists' })).toContainText('3 rows: 2 new');
  await expect(draw.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await expect(draw.getByRole('button', { name: 'Set the free entry' })).toHaveCount(0);
  await atRest(page);
  await draw.getByLabel('Handle begins with').fill('spam');
  await draw.getByRole('button', { name: 'Search' }).click();
  await draw.getByRole('button', { name: 'Choose all 2 shown' }).click();
  await draw.getByRole('button', { name: 'Disqualify these 2…' }).click();
  await draw.getByLabel('Why are they disqualified?').fill('Made by a machine');
  await draw.getByRole('button', { name: 'Disqualify these 2', exact: true }).click();
  await expect(found.getByText('Disqualified by marketing: Made by a machine')).toHaveCount(2);
  await expectAccessibleRound(page);
  const commit = draw.getByRole('group', { name: 'Commit to the list' });
  await commit.getByLabel('When to draw').fill(tomorrow());
  await commit.getByRole('button', { name: 'Commit…' }).click();
  await commit.getByRole('button', { name: 'Commit now' }).click();
  await expect(current).toContainText('3. Draw', { timeout: 30_000 });
  await expect(current).toContainText(/Missing: round \d+ of drand\. It comes out /);
  await expect(steps.nth(1)).toContainText(/Done 4 tickets, 4 places\. Committed \w{3} \d/);
  await expect(draw.getByLabel('For a post, copy them')).toHaveValue(
    /Keep this fingerprint of the closed list: [0-9a-f]{64}/,
  );
  const writing = await page.context().newPage();
  const way = await draw.getByRole('link', { name: 'Write a newsletter issue' }).getAttribute('href');
  await writing.goto(way ?? '');
  await expect(writing.locator('#field-announces')).toContainText('Spring draw');
  await expect(writing.frameLocator('iframe[title="The issue as an email"]').locator('body')).toContainText(
    /Keep this fingerprint of the closed list: [0-9a-f]{64}/,
    { timeout: 20_000 },
  );
  await writing.close();
  await letRoundComeOut(site, id);
  // By then whoever waited for it signed in too long ago to do what is final: each such step asks for the password.
  await query(site, `update users_sessions set created_at = now() - interval '10 minutes'`);
  const confirm = async (title: string, button: string) => {
    const dialog = page.getByRole('alertdialog', { name: title });
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await atRest(page);

  const drawing = draw.getByRole('group', { name: 'Draw', exact: true });
  await drawing.getByLabel('The answer of a relay').fill('03 14 15 92 65');
  await drawing.getByRole('button', { name: 'Draw with this value' }).click();
  await expect(page.getByText('This is not the answer of a relay.')).toBeVisible();
  await drawing.getByLabel('The answer of a relay').fill(relayAnswer());
  await drawing.getByRole('button', { name: 'Draw with this value' }).click();
  await expect(current).toContainText('4. Publish', { timeout: 30_000 });
  await expect(current).toContainText('Missing: your decision to publish.');
  await expect(steps.nth(2)).toContainText(/Done 4 places\. Drawn \w{3} \d/);
  await atRest(page);
  await draw.getByRole('button', { name: 'Redraw…' }).click();
  await draw.getByLabel('Why does the prize go on to the next place?').fill('Lives abroad');
  await draw.getByRole('button', { name: 'Redraw', exact: true }).click();
  await confirm('Pass over this place?', 'Confirm and pass over');
  await expect(draw.getByText('Passed over: Lives abroad')).toBeVisible();

  // On the presentation page, before the result is public: by keyboard, then again with reduced motion.
  const presentation = `/admin/draws/${id}/wheel`;
  const live = draw.getByRole('link', { name: 'The wheel, for a live stream' });
  await expect(live).toHaveAttribute('href', presentation);
  const [winner] = await query<{ masked: string }>(
    site,
    'select masked from site.draw_places where round_id = $1 and place = 2',
    [id],
  );
  const called = `${winner?.masked} wins $250`;
  await page.goto(presentation);
  await expect(page.getByRole('heading', { name: 'Only for staff, until it is published' })).toBeVisible();
  const spin = page.locator('main').getByRole('button').first();
  await expect(spin).toBeEnabled();
  const publish = page.getByRole('button', { name: 'Publish the result' });
  await expect(publish).toHaveCount(0);
  await spin.press('Enter');
  await expect(spin).toHaveText('Straight to the result');
  await spin.press('Enter');
  await expect(page.getByRole('heading', { name: called })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(spin).toHaveText('Spin again');
  await spin.press('Space');
  await expect(page.getByRole('heading', { name: called })).toBeVisible();
  await expectAccessible(page);
  expect((await call(site, presentation)).status).toBe(307);
  expect((await call(site, `/links/draw/${id}/wheel`)).status).toBe(404);
  expect(JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text).draw).toBeNull();
  await publish.press('Enter');
  await confirm('Publish the winner?', 'Confirm and publish');
  await expect(page.locator('main')).toContainText('Published. It stands on the page of the round');
  await page.getByRole('link', { name: 'the page of the round' }).click();
  await expect(page.getByRole('heading', { name: called })).toBeVisible();
  await page.goto(presentation);
  await page.waitForURL(`**/links/draw/${id}/wheel`);

  await page.goto(`/admin/collections/draw-rounds/${id}`);
  await expect(current).toContainText('5. Hand over the prize');
  await expect(current).toContainText('Missing: a message to the winner, then the claim.');
  await expect(steps.nth(3)).toContainText(/Done Published \w{3} \d/);

  await expect(draw.getByRole('link', { name: 'The wheel, for a live stream' })).toHaveAttribute(
    'href',
    `/links/draw/${id}/wheel`,
  );

  // The winner agrees to be named, and takes it back.
  const naming = draw.getByRole('group', { name: 'Name the winner' });
  await naming.getByLabel('The name that visitors see').fill('Maya C.');
  await naming.getByLabel('How and when the winner agreed').fill('Wrote on March 3: yes');
  await naming.getByRole('button', { name: 'Show this name' }).click();
  await expect(draw).toContainText('Visitors see Maya C.');
  const visitor = await page.context().newPage();
  const isNamed = async () => {
    await visitor.goto('/links');
    return visitor.getByRole('heading', { name: 'Maya C. won the last $250' }).isVisible();
  };
  await expect.poll(isNamed).toBe(true);
  await draw.getByRole('button', { name: 'Mask the winner again' }).click();
  await expect(naming).toBeVisible();
  await expect.poll(isNamed).toBe(false);
  await visitor.close();

  // The winner is contacted, and claims the prize: the last step is done.
  await expectAccessibleRound(page);
  await draw.getByRole('button', { name: 'Winner contacted…' }).click();
  await draw.getByLabel('How was the winner contacted?').fill('Message on Instagram');
  await draw.getByRole('button', { name: 'Winner contacted', exact: true }).click();
  await expect(current).toContainText('Missing: the claim. The winner was contacted ');
  await expect(current).toContainText('recorded by marketing: Message on Instagram');
  await draw.getByRole('button', { name: 'Prize claimed…' }).click();
  await draw.getByLabel('How did the winner claim the prize?').fill('Sent an address');
  await draw.getByRole('button', { name: 'Prize claimed', exact: true }).click();
  await expect(current).toHaveCount(0);
  await expect(steps.nth(4)).toContainText(/Done Claimed \w{3} \d/);
  await expect(steps.nth(4)).toContainText('recorded by marketing: Sent an address');
  await expect(draw.getByRole('button', { name: 'Redraw…' })).toHaveCount(0);
  await expectAccessibleRound(page);

  const facts = JSON.parse((await call(site, `/api/draws/${id}/bundle/draw.json`)).text);
  expect(facts.commitment).toMatchObject({ tickets: 4, people: 4, places: 4 });
  expect(facts.draw.passedOver).toMatchObject([{ place: 1, reason: 'Lives abroad' }]);
  const status = await query(site, 'select status::text from draw_rounds where id = $1', [id]);
  expect(status).toEqual([{ status: 'published' }]);
});
