import path from 'node:path';
import { build } from 'esbuild';
import { query, send, signIn } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { GOOGLE_DOCS, inShort, WORD } from '../support/clipboards';
import { atRest, expect, test } from '../support/e2e';
import { body } from '../support/issues';
import { PASTED_ROWS, WORD_ONLINE } from '../support/pasted.rows';

// A separate site: what is published here is on pages that other files read.
test.use({ siteOptions: { worker: false } });

const TEXT = JSON.stringify(body('Twelve chapters hold a founding seat.', 'A person answers within a day.'));
const WIDTHS = [390, 820, 1440];

test(
  'archive, preferences, positions and press items fit their width, and axe finds nothing',
  { tag: '@long' },
  async ({ page, site }, { outputDir }) => {
    test.setTimeout(180_000);
    await query(
      site,
      `insert into newsletter_issues (subject, preview_text, body, state, number, slug, is_public, started_at)
     select subject, 'Three things happened.', $1::jsonb, 'sent', number, slug, true, now() - (4 - number) * interval '30 days'
     from (values ('Roll call', 2, 'roll-call'), ('Twelve at the table', 3, 'twelve')) as issues (subject, number, slug)`,
      [TEXT],
    );
    await query(
      site,
      `insert into openings (title, summary, place, remote, kind, pay_from, pay_to, pay_unit, slug, body, closes_on, _status)
     select 'Engineer for dues ' || n, 'You make sure that no treasurer counts twice.', 'Lawrence, Kansas', n = 1, 'full-time',
       60000, 75000, 'year', 'engineer-' || n, $1::jsonb, case when n = 1 then now() + interval '30 days' end, 'published'
     from generate_series(1, 2) as n`,
      [TEXT],
    );
    await query(
      site,
      `insert into press_items (kind, title, text, day, body, picture_id, _status)
     select kind::enum_press_items_kind, 'A ' || kind || ' of the spring', 'What it is about, in a sentence.', now(), $1::jsonb,
       (select min(id) from media), 'published'
     from unnest(array['release', 'download', 'quote', 'person']) as kind`,
      [TEXT],
    );
    await query(
      site,
      `insert into newsletter (email, name, state) values ('ada@readers.example', 'Ada', 'confirmed')`,
    );
    Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
    const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
    const pages = {
      archive: '/newsletter',
      issue: '/newsletter/twelve',
      preferences: subscriberLink('newsletter-preferences', 'ada@readers.example').replace(site.url, ''),
      positions: '/careers',
      position: '/careers/engineer-1',
      press: '/press',
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, WIDTHS);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await fitsItsWidth(page), `${name} at ${width}`).toBe(true);
        await page.screenshot({ path: `${outputDir}/${name}-${width}.png`, fullPage: true });
      }
    }
  },
);

const PASTED = [
  'h2: Late dues',
  'p: Every treasurer knows *b:the late ones* and *i:why*. Read [the rules](https://dues.example/rules) on the 1st.',
  'h3: Lists',
  'ul(Name the sum | ul(In the *b:subject*) | Say when)',
  'ol(Write | Send)',
  'table(p: *b:Paid* | p: *b:Late* / p: 74 | p: 10)',
].join('\n');

test('what word processors copy becomes headings, lists and links of the text', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['src/kit/admin/clean-paste/clean-html.ts'],
    alias: { '@': path.resolve('src') },
    bundle: true,
    write: false,
    globalName: 'paste',
  });
  const code = outputFiles[0]?.text ?? '';
  for (const [name, copied, clean] of PASTED_ROWS)
    expect(await page.evaluate(`${code}; paste.cleanHtml(${JSON.stringify(copied)})`), name).toBe(clean);
});

const PASTED_ONLINE = [
  'h2: Late dues',
  'p: *b:Ask* at once',
  'h3: Lists',
  'ul(Name the sum | ul(In the subject) | Say when)',
  'p: Done',
].join('\n');

test('an editor’s comfort: what comes from Word and Google Docs is clean, a slash menu and a check list', async ({
  page,
  site,
  context,
}) => {
  // A form of the back office to load, and much to type.
  test.setTimeout(240_000);
  const [name = '', value = ''] = (await signIn(site)).split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  await page.goto('/admin/collections/posts/create');
  await page.waitForURL(/posts\/\d+/);
  await atRest(page);
  const list = page.getByRole('region', { name: 'Before publishing' });
  await expect(list).toContainText('No words yet');
  await expect(list).toContainText('Title: Give the post a title.');

  // A slash offers what the editor can insert.
  const text = page.locator('[contenteditable=true]').first();
  await text.click();
  await page.keyboard.type('/head');
  await page.locator('.slash-menu-popup').getByText('Heading 2').click();
  await page.keyboard.type('By hand');
  await expect(text.locator('h2')).toHaveText('By hand');

  const stored = async () => {
    const [row] = await query<{ body: { root: Parameters<typeof inShort>[0] } | null }>(
      site,
      'select version_body as body from _posts_v where parent_id = $1 and latest order by id desc',
      [/posts\/(\d+)/.exec(page.url())?.[1] ?? ''],
    );
    return row?.body ?? null;
  };
  for (const [html, expected] of [
    [WORD_ONLINE, PASTED_ONLINE],
    [WORD, PASTED],
    [GOOGLE_DOCS, PASTED],
  ] as const) {
    if (html !== WORD_ONLINE) {
      // Another post: in the same one, what the text before left would be taken for this one.
      await page.goto('/admin/collections/posts/create');
      await page.waitForURL(/posts\/\d+/);
      await atRest(page);
    }
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await text.evaluate((element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', copied);
      clipboardData.setData('text/plain', 'Late dues');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect
      .poll(async () => inShort((await stored())?.root ?? { type: 'root' }), { timeout: 30_000 })
      .toBe(expected);
    expect(JSON.stringify(await stored())).not.toMatch(
      /"style":"[^"]|"textStyle":"[^"]|"backgroundColor":"|color:|font|mso|"format":"(?!")/i,
    );
  }
  await expect(list).toContainText('31 words, 1 minute to read');

  await page.getByLabel('Title').fill('T'.repeat(61));
  await expect(list).toContainText(
    'Title: The title has 61 characters. Search results cut it after about 60.',
  );
  await page.getByLabel('Lead').fill('Too short');
  await expect(list).toContainText('Lead: The lead has 9 characters.');
  await text.click();
  await page.keyboard.press('Control+End');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Ask <a href="/hepl">our help</a>.</p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(list).toContainText('“our help” leads to /hepl, where there is no page.');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await list.scrollIntoViewIfNeeded();
    expect(await fitsItsWidth(page), `the form at ${width}`).toBe(true);
    await page.screenshot({ path: `${test.info().outputDir}/checklist-${width}.png`, fullPage: true });
  }
});

test('a change of all rows of a list leaves what its filter or search leaves out', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(300_000);
  await query(site, 'delete from press_items');
  const cookie = await signIn(site);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const titles = ['Spring', 'Autumn'].flatMap((season) => [1, 2, 3, 4, 5, 6].map((n) => `${season} ${n}`));
  for (const title of titles) {
    const item = { kind: 'quote', title, text: 'What it is about.', _status: 'published' };
    expect((await send(site, '/admin/api/press-items', item, { cookie })).status).toBe(201);
  }
  const states = async () =>
    (
      await query<{ says: string }>(
        site,
        `select split_part(title, ' ', 1) || ' ' || _status || ' ' || text || ' ' || count(*) as says
         from press_items group by split_part(title, ' ', 1), _status, text order by 1`,
      )
    ).map(({ says }) => says.replace(' What it is about.', ''));
  /** Six rows on two pages. */
  const chooseAll = async (narrowed: string) => {
    await page.goto(`/admin/collections/press-items?limit=5&${narrowed}`);
    await page.locator('#select-all').check();
    await page.locator('#select-all-across-pages').click();
    await expect(page.locator('.list-selection')).toContainText('6 selected');
  };
  const confirm = async (action: string, says: string) => {
    await page.locator('.list-selection').getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('.payload-toast-container').last()).toContainText(says);
  };
  const SPRING = 'where[or][0][and][0][title][contains]=Spring';

  await chooseAll(SPRING);
  await confirm('Unpublish', 'Updated 6');
  expect(await states()).toEqual(['Autumn published 6', 'Spring draft 6']);

  await chooseAll('search=Autumn');
  await confirm('Unpublish', 'Updated 6');
  expect(await states()).toEqual(['Autumn draft 6', 'Spring draft 6']);

  await chooseAll(SPRING);
  await confirm('Publish', 'Updated 6');
  expect(await states()).toEqual(['Autumn draft 6', 'Spring published 6']);

  await chooseAll(SPRING);
  await page.locator('.list-selection').getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('.field-select .rs__control').click();
  await drawer.getByRole('option', { name: 'Text', exact: true }).click();
  await drawer.locator('textarea[name="text"]').fill('Edited.');
  await drawer.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(states).toEqual(['Autumn draft 6', 'Spring published Edited. 6']);

  await chooseAll('search=Autumn');
  await confirm('Delete', 'Deleted 6');
  expect(await states()).toEqual(['Spring published Edited. 6']);
});
