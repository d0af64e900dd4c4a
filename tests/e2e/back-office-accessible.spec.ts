import type { BrowserContext, Page } from '@playwright/test';
import { application, call, query, send, signIn } from '../support/api';
import { findContrastInDark, findWithAxe } from '../support/axe';
import { addDraw } from '../support/draws';
import { atRest, expect, test } from '../support/e2e';
import { body } from '../support/issues';
import { quoteForm } from '../support/quotes';
import type { Site } from '../support/site';
import { request } from '../support/tickets';

const SUBJECT = 'Two reminders a day';
let cookie = '';
/** The ids of what the lists hold, by table. */
const ids: Record<string, number> = {};

test.beforeAll(async ({ site }) => {
  cookie = await signIn(site);
  ids.support_tickets = (await request(site, { subject: SUBJECT })).id;
  await send(site, '/api/waitlist', application());
  await send(site, '/api/newsletter', { email: 'reader@example.com' });
  const asked = { method: 'POST', body: quoteForm(), headers: { Accept: 'application/json' } };
  expect((await call(site, '/merch/quote', asked)).status).toBe(201);
  ids.draw_rounds = await addDraw(site, cookie);
  await query(
    site,
    `insert into mails (kind, "to", subject, text, state, last_error)
     values ('sample', 'gone@example.com', 'Your request', 'Hello.', 'failed', '550 no such mailbox')`,
  );
  const post = { title: 'Dues', lead: 'On time.', section: 'roll-call', author: 'Ada', body: body('One.') };
  const { status, text } = await send(site, '/admin/api/posts', post, { Cookie: cookie });
  expect(status, text).toBe(201);
  await send(
    site,
    '/admin/api/users',
    { username: 'away', password: 'seven columns', role: 'support' },
    { Cookie: cookie },
  );
  await query(site, `update users set disabled = true where username = 'away'`);
  for (const table of ['waitlist', 'quotes', 'social_links', 'media', 'prepared_mails', 'users', 'posts'])
    ids[table] = (await query<{ id: number }>(site, `select min(id)::int as id from ${table}`))[0]?.id ?? 0;
});

async function asAdmin(context: BrowserContext, site: Site) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.url }]);
}

/** The parts of a list that are not within the window's width. */
const outside = (page: Page) =>
  page
    .locator('.collection-list :is(.table, .list-selection, td, a, button, select, .checkbox-input)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > window.innerWidth)
        .map((part) => part.outerHTML.slice(0, 120)),
    );

/** The page is laid out anew for each width, partly by Payload's scripts. */
async function expectNothingFound(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin${path}`);
  await expect(page.locator('h1').first()).toBeAttached();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    expect(await findWithAxe(page, width), `axe at ${width} px on /admin${path}`).toEqual([]);
    expect(await findContrastInDark(page), `dark at ${width} px on /admin${path}`).toEqual([]);
  }
  expect(await outside(page), `wider than a phone on /admin${path}`).toEqual([]);
}

const at = (address: string) => address.replace(/<(\w+)>/, (_, table: string) => String(ids[table]));

const SCREENS: Record<string, string[]> = {
  'the board, the desk and our own pages': [
    '',
    '/desk',
    '/desk/ticket/<support_tickets>',
    '/desk/quote/<quotes>',
    '/desk/application/<waitlist>',
    '/privacy',
    '/files',
    '/brand-file',
    '/start',
    '/nowhere',
  ],
  'lists of what people sent': [
    '/collections/support-tickets',
    '/collections/waitlist',
    '/collections/quotes',
    '/collections/newsletter',
    '/collections/users',
    '/collections/mails?where[or][0][and][0][state][equals]=failed',
    '/collections/activity',
  ],
  'lists of what staff write': [
    '/collections/social-links',
    '/collections/posts',
    '/collections/media',
    '/collections/draw-rounds',
    '/collections/prepared-mails',
    '/collections/policy-versions',
    '/collections/newsletter-issues',
  ],
  'forms of records': [
    '/collections/support-tickets/<support_tickets>',
    '/collections/waitlist/<waitlist>',
    '/collections/posts/<posts>',
    '/collections/social-links/<social_links>',
    '/collections/media/<media>',
    '/collections/draw-rounds/<draw_rounds>',
    '/collections/users/<users>',
  ],
  'forms of pages and of the account': [
    '/collections/prepared-mails/<prepared_mails>',
    '/collections/newsletter-issues/create',
    '/globals/brand',
    '/globals/brand-guidelines',
    '/globals/home-page',
    '/account',
  ],
};

/** Ten screens every day. */
const DAILY = 'the board, the desk and our own pages';

for (const [screens, paths] of Object.entries(SCREENS)) {
  const tag = screens === DAILY ? [] : '@long';
  test(`axe finds nothing on ${screens}, on a phone and on a desktop`, { tag }, async ({
    page,
    context,
    site,
    problems,
  }) => {
    test.setTimeout(400_000);
    problems.allow('/admin/nowhere', 404);
    await asAdmin(context, site);
    for (const path of paths) await expectNothingFound(page, at(path));
  });
}

test('axe finds nothing where staff sign in', async ({ page, problems }) => {
  problems.allow('/admin/api/users/me', 401);
  await expectNothingFound(page, '/login');
});

test('the first stop of the Tab key leads past the menu, to the content', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(200_000);
  await asAdmin(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    '',
    '/desk/ticket/<support_tickets>',
    '/collections/posts',
    '/collections/posts/<posts>',
    '/globals/brand',
    '/account',
    '/privacy',
  ]) {
    await page.goto(`/admin${at(path)}`);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link, path).toBeFocused();
    await expect(link).toBeInViewport();
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content'), path).toBeFocused();
    await expect(link).not.toBeInViewport();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate(() => {
      const [content, focused] = [document.getElementById('content'), document.activeElement];
      return Boolean(content && focused && content.compareDocumentPosition(focused) & 4);
    });
    expect(isPast, path).toBe(true);
  }
});

test('check boxes, selects and editors say what they are for', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/collections/support-tickets');
  await page.getByRole('checkbox', { name: `Select ${SUBJECT}`, exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await page.goto(`/admin/collections/posts/${ids.posts}`);
  await expect(page.getByRole('combobox', { name: 'Section', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Section', exact: true })).toBeVisible();
  await page.goto('/admin/globals/home-page');
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible();
  for (const button of await page.getByRole('button').all()) await expect(button).toHaveAccessibleName(/\w/);
  await page.goto('/admin/collections/mails?where[or][0][and][0][state][equals]=failed');
  for (const name of ['Field to filter by', 'How to compare', 'Value to compare with'])
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Value to compare with', exact: true })).toBeVisible();
});

test('a select says the words of an option, not the type of its label', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/collections/prepared-mails');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox').first();
  await field.focus();
  await page.keyboard.type('Subject');
  await page.keyboard.press('Enter');
  const said = page.getByRole('dialog').locator('.react-select [aria-live]').first();
  await expect(said).toContainText('option Subject, selected.');
});

test('a screen reader meets the heading of a ticket, its conversation, the composer and the details in this order', async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/admin/desk/ticket/<support_tickets>'));
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Queue":
        - heading "Three waiting." [level=2]
      - region "Conversation":
        - heading "${SUBJECT}" [level=1]
        - region "Messages":
          - list:
            - listitem:
              - paragraph: It reminds us twice a day.
        - region "Answer":
          - textbox "Reply to Ada Lovelace"
          - button "Send" [disabled]
      - region "Details":
        - heading "History" [level=2]
  `);
});

test('the button that opens the menu leaves the heading of the queue free', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await asAdmin(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/desk');
  await page.getByRole('button', { name: 'Close Menu' }).first().click();
  const open = page.getByRole('button', { name: 'Open Menu' }).first();
  await expect(open).toBeVisible();
  await atRest(page);
  const button = await open.boundingBox();
  const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().x;
  });
  expect(words).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0));
});

test('the list of staff says who is switched off, and offers invitations in place of passwords', {
  tag: '@long',
}, async ({ page, context, site }) => {
  await asAdmin(context, site);
  await page.goto('/admin/collections/users');
  await expect(page.getByRole('row').filter({ hasText: 'away' }).locator('.cell-disabled')).toHaveText(
    'Switched off',
  );
  await expect(page.getByRole('row').filter({ hasText: 'admin' }).locator('.cell-disabled')).toHaveText('');
  await expect(page.getByText('Invite somebody')).toBeVisible();
  await expect(page.getByText('Create New')).toHaveCount(0);
});

test('on a phone a list is cards that lead by their titles, and is still a table for screen readers', {
  tag: '@long',
}, async ({ page, context, site }) => {
  await request(site, { subject: 'A second matter' });
  await asAdmin(context, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/collections/support-tickets');
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeAttached();
  // Some browsers take the roles from a table that is laid out as blocks, so each part has to name its own.
  await expect(page.locator('table[role="table"]')).toBeAttached();
  await expect(page.locator('table :is(thead, tbody, tr, th, td):not([role])')).toHaveCount(0);
  const titles = page.getByRole('cell').locator('a[href*="/desk/ticket/"]:not(.due)');
  await expect(titles).toHaveText(['A second matter', SUBJECT]);
  const card = page.getByRole('row').filter({ hasText: SUBJECT });
  const lines = card.locator('td:visible:not(.cell-_select)');
  const shown = await lines.evaluateAll((cells) =>
    cells.map((cell) => {
      const { content, display } = getComputedStyle(cell, '::before');
      return display === 'none' ? 'none' : content.split(' / ')[0];
    }),
  );
  expect(shown).toEqual([
    'none',
    '"Due"',
    '"Ticket ID"',
    '"Name"',
    '"Status"',
    '"Assignee"',
    '"Our priority"',
  ]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Subject, Z to A');
  await expect(titles).toHaveText([SUBJECT, 'A second matter']);
  await page.getByRole('checkbox', { name: `Select ${SUBJECT}`, exact: true }).check();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await outside(page)).toEqual([]);
  await card.getByRole('link', { name: SUBJECT }).click();
  await expect(page).toHaveURL(at('/admin/desk/ticket/<support_tickets>'));
});
