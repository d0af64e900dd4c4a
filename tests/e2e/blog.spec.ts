import sharp from 'sharp';
import { call, query, signIn } from '../support/api';
import { findWithAxe } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';

// It counts posts, and /blog must be empty for other files.
test.use({ siteOptions: { worker: false } });

test('an editor’s hour: write, paste, picture, schedule, preview, publish, correct, rename, withdraw', async ({
  page,
  site,
  context,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(420_000);
  problems.allow('/admin/api/users/me', 401);
  // Published without a section, once.
  problems.allow(/\/admin\/api\/posts\/\d+/, 400);
  const cookie = await signIn(site);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const visit = (path: string) => call(site, path);
  expect((await visit('/blog')).text).toContain('Coming Soon');

  await page.goto('/admin/collections/posts/create');
  await page.waitForURL(/posts\/\d+/);
  await atRest(page);
  const id = /posts\/(\d+)/.exec(page.url())?.[1] ?? '';
  const draft = async () =>
    (
      await query<{ title: string; slug: string; body: string; published_at: Date | null }>(
        site,
        'select version_title as title, version_slug as slug, version_published_at as published_at, version_body::text as body from _posts_v where parent_id = $1 and latest order by id desc',
        [id],
      )
    )[0];
  const stored = async () => (await draft())?.title;
  await page.getByLabel('Title').fill('What makes dues late');
  await page.getByLabel('Lead').fill('Four members out of 84, and almost never because of money.');
  await page.getByLabel('Author', { exact: false }).first().fill('Nora Kessler');
  const text = page.locator('[contenteditable=true]').first();
  await text.click();
  await page.keyboard.type('Every treasurer could name the late ones.');
  await expect.poll(stored).toBe('What makes dues late');
  // The editor hands its text over a moment after the last key, and a publication that is refused resets the form.
  await expect
    .poll(async () => (await draft())?.body, { timeout: 60_000 })
    .toContain('Every treasurer could name the late ones.');

  await text.press('Control+End');
  await text.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const copied = '<p class="MsoNormal" style="color:red">The list was <b>from Word</b>.</p>';
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'The list was from Word.');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('strong')).toHaveText('from Word');
  await text.press('Control+End');
  await text.press('Enter');
  await page.keyboard.type('/upload');
  await page.locator('.slash-menu-popup').getByText('Upload').click();
  await page.getByRole('dialog').getByText('Create New').click();
  const picture = page.getByRole('dialog', { name: /doc-drawer_media/ });
  await picture.locator('input[type=file]').setInputFiles({
    name: 'steps.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7c3aed' } })
      .png()
      .toBuffer(),
  });
  await picture.locator('#field-alt').fill('The chapter on its steps');
  await picture.getByRole('button', { name: 'Save' }).click();
  await expect(text.locator('img')).toBeVisible();
  await expect.poll(async () => (await draft())?.body, { timeout: 60_000 }).toContain('"upload"');
  expect((await draft())?.body).not.toContain('color');
  // A draft is for its editor only.
  expect((await visit('/blog')).text).toContain('Coming Soon');

  const publish = page.getByRole('button', { name: /^Publish/ }).first();
  // A press while the form renders anew is lost.
  await atRest(page);
  await publish.click();
  await expect(page.getByText('The following field is invalid: Section')).toBeVisible();
  await page.locator('#field-section').click();
  await page.getByRole('option', { name: 'II Treasurer’s report' }).click();
  await atRest(page);

  // Published for a later day, nobody sees it; on that day, everybody does.
  const when = page.locator('#field-publishedAt input');
  const scheduled = async (day: string, date: string) => {
    await when.fill(day);
    await when.press('Enter');
    await expect.poll(async () => (await draft())?.published_at?.toISOString().slice(0, 10)).toBe(date);
    await atRest(page);
    await publish.click();
    const published = async () => {
      const text = "select published_at from posts where id = $1 and _status = 'published'";
      return (await query<{ published_at: Date }>(site, text, [id]))[0]?.published_at;
    };
    await expect.poll(async () => (await published())?.toISOString().slice(0, 10)).toBe(date);
  };
  await scheduled('Dec 30, 2199 9:00 AM', '2199-12-30');
  expect((await visit('/blog/what-makes-dues-late')).status).toBe(404);
  expect((await visit('/blog')).text).toContain('Coming Soon');
  await scheduled('Nov 2, 2026 9:00 AM', '2026-11-02');
  await expect.poll(async () => (await visit('/blog/what-makes-dues-late')).status).toBe(200);

  const phone = await context
    .browser()
    ?.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  if (!phone) throw new Error('No browser');
  await phone.goto('/blog/what-makes-dues-late');
  const shown = phone.getByRole('img', { name: 'The chapter on its steps' });
  await shown.scrollIntoViewIfNeeded();
  // A copy for a phone: the next larger one has four times its pixels.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/media\/steps-720x450\.webp$/);
  await phone.close();

  const visitor = await context.browser()?.newPage({ baseURL: site.url });
  if (!visitor) throw new Error('No browser');
  await visitor.goto('/blog');
  await visitor.getByRole('link', { name: 'What makes dues late' }).click();
  await expect(visitor.locator('main')).toContainText('Every treasurer could name the late ones.');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What makes dues late');

  await atRest(page);
  await page.getByLabel('Title').fill('What makes dues so late');
  await expect.poll(stored).toBe('What makes dues so late');
  const preview = await context.newPage();
  await preview.goto(`/admin/preview/posts/${id}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('What makes dues so late');
  await preview.close();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What makes dues late');

  await page.getByLabel('Address').fill('late-dues');
  // A press while the draft saves itself would be lost.
  await expect.poll(async () => (await draft())?.slug).toBe('late-dues');
  await atRest(page);
  await publish.click();
  await expect.poll(async () => (await visit('/blog/late-dues')).status).toBe(200);
  await visitor.goto('/blog/what-makes-dues-late');
  await expect(visitor).toHaveURL(/\/blog\/late-dues$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What makes dues so late');
  await visitor.close();

  await page.reload();
  await atRest(page);
  await page.locator('.doc-controls__popup button, .doc-controls .popup button').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await visit('/blog/late-dues')).status).toBe(404);
  expect((await visit('/blog')).text).toContain('Coming Soon');
});

const cell = (text: string, headerState: number) => ({
  type: 'tablecell',
  headerState,
  children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
});

const BODY = {
  root: {
    type: 'root',
    version: 1,
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Every treasurer could name the late ones.' }] },
      ...['Four out of 84', 'What a reminder can do', 'What it cannot'].flatMap((words) => [
        { type: 'heading', tag: 'h2', children: [{ type: 'text', text: words }] },
        ...Array.from({ length: 4 }, () => ({
          type: 'paragraph',
          children: [
            {
              type: 'text',
              text: 'It can carry the amount and the button. Nothing else belongs in it. '.repeat(4),
            },
          ],
        })),
      ]),
      { type: 'quote', children: [{ type: 'text', text: 'A reminder is a door, not a speech.' }] },
      {
        type: 'list',
        listType: 'bullet',
        children: [{ type: 'listitem', children: [{ type: 'text', text: 'Name the sum in the subject.' }] }],
      },
      {
        type: 'table',
        children: [
          { type: 'tablerow', children: [1, 1].map((headerState) => cell('Paid', headerState)) },
          { type: 'tablerow', children: [0, 0].map((headerState) => cell('74', headerState)) },
        ],
      },
      ...[
        { blockType: 'callout', text: 'Stop after the second.' },
        { blockType: 'code', code: 'select 84 - 74 - 6' },
        { blockType: 'link-card', url: 'https://films.example/1', title: 'A film', text: 'In two minutes.' },
        { blockType: 'apply', text: 'One hundred founding places.' },
        { blockType: 'subscribe' },
      ].map((fields) => ({ type: 'block', fields })),
    ],
  },
};
test('/blog and a post have no accessibility finding, on a phone and on a desktop', async ({
  page,
  site,
}) => {
  await query(
    site,
    `insert into posts (title, lead, body, section, slug, author, about_author, published_at, minutes, _status)
     select 'What makes dues late ' || n, 'Four members out of 84, and almost never because of money.', $1::jsonb,
       (enum_range(null::enum_posts_section))[1 + n % 5], 'axe-' || n, 'Nora Kessler', 'Was treasurer of her chapter.',
       now() - n * interval '9 days', 7, 'published' from generate_series(1, 13) n`,
    [JSON.stringify(BODY)],
  );
  for (const path of ['/blog', '/blog/axe-1', '/blog/topics/old-business', '/blog/page/2']) {
    await page.goto(path);
    for (const width of [390, 1440]) expect(await findWithAxe(page, width), `${path} ${width}`).toEqual([]);
  }
  await page.goto('/blog/axe-1');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveText([
    'Four out of 84',
    'What a reminder can do',
    'What it cannot',
  ]);
  await contents.getByRole('link', { name: 'What it cannot' }).click();
  await expect(contents.getByRole('link', { name: 'What it cannot' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  // Nothing is loaded from another site.
  expect(await page.locator('main iframe, main script[src^="http"]').count()).toBe(0);
});
