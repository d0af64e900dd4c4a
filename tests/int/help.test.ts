import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { request } from '../support/tickets';

let site: Site;
let cookie: { Cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  cookie = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

const article = (changes: object = {}) => ({
  question: 'Import a roster',
  answer: 'Save your sheet as CSV. Each row is a member.',
  topic: 'Roster',
  owner: 'Roster desk',
  audience: 'Secretaries',
  checkedOn: new Date().toISOString().slice(0, 10),
  _status: 'published',
  ...changes,
});

const ARTICLES = '/admin/api/help-articles';

async function add(changes: object = {}, search = ''): Promise<{ id: number; slug: string }> {
  const { status, text } = await send(site, `${ARTICLES}${search}`, article(changes), cookie);
  expect(status, text).toBe(201);
  return JSON.parse(text).doc;
}
const change = (id: number, changes: object, search = '') =>
  send(site, `${ARTICLES}/${id}${search}`, changes, cookie, 'PATCH');

const found = async (words: string) =>
  JSON.parse((await call(site, `/api/help?q=${encodeURIComponent(words)}`)).text) as {
    title: string;
    url: string;
    excerpt: string;
  }[];

const clear = () => query(site, 'delete from help_articles');

describe('without articles', () => {
  it('/help and its search lead to /support, which says that help comes soon', async () => {
    for (const path of ['/help', '/help/search?q=dues']) {
      const { status, headers } = await call(site, path);
      expect([status, headers.get('location')]).toEqual([307, '/support']);
    }
    expect((await call(site, '/support')).text).toContain('Knowledge Base Coming Soon');
    expect((await call(site, '/help/import-a-roster')).status).toBe(404);
    expect((await call(site, '/sitemap.xml')).text).not.toContain('/help');
  });

  it('the search for scripts finds nothing', async () => {
    const { status, type, text } = await call(site, '/api/help?q=roster');
    expect([status, type, text]).toEqual([200, 'application/json', '[]']);
  });
});

describe('publishing', () => {
  it('shows an article with the next load, and withdrawing hides it again', async () => {
    expect((await call(site, '/help/import-a-roster')).status).toBe(404);
    const { id, slug } = await add();
    expect(slug).toBe('import-a-roster');
    const page = await call(site, '/help/import-a-roster');
    expect(page.status).toBe(200);
    for (const words of ['Import a roster', 'Save your sheet as CSV', 'Roster desk', 'Secretaries'])
      expect(page.text).toContain(words);
    expect(await found('importing rosters')).toEqual([
      {
        title: 'Import a roster',
        url: '/help/import-a-roster',
        excerpt: 'Save your sheet as CSV. Each row is a member.',
      },
    ]);
    expect((await change(id, { _status: 'draft' })).status).toBe(200);
    expect((await call(site, '/help/import-a-roster')).status).toBe(404);
    expect(await found('roster')).toEqual([]);
    await clear();
  });

  it('of a third article opens /help, of a fifth the knowledge base; withdrawing closes them', async () => {
    const ids: number[] = [];
    for (const question of ['Close a term', 'Bring guests', 'Late fees', 'Sign in', 'Study hours'])
      ids.push((await add({ question, topic: question === 'Sign in' ? 'Account' : 'Dues' })).id);
    const support = () => call(site, '/support').then(({ text }) => text);
    expect(await support()).not.toContain('Knowledge Base Coming Soon');
    expect(await support()).toContain('action="/help/search"');
    const help = await call(site, '/help');
    expect(help.status).toBe(200);
    expect(help.text).toMatch(/Dues<\/h2><p>4 articles/);
    const sitemap = (await call(site, '/sitemap.xml')).text;
    expect(sitemap).toContain(`${site.url}/help</loc>`);
    expect(sitemap).toContain(`${site.url}/help/close-a-term</loc>`);
    await change(ids[0] as number, { _status: 'draft' });
    expect(await support()).toContain('Knowledge Base Coming Soon');
    expect((await call(site, '/help')).status).toBe(200);
    for (const id of ids.slice(1, 3)) await change(id, { _status: 'draft' });
    expect((await call(site, '/help')).status).toBe(307);
    await clear();
  });
});

describe('a draft', () => {
  it('is seen by its editor only, in the preview', async () => {
    const { id } = await add({ _status: 'draft', question: 'A draft of ours' }, '?draft=true');
    expect((await call(site, '/help/a-draft-of-ours')).status).toBe(404);
    expect(await found('draft of ours')).toEqual([]);
    const preview = `/admin/preview/help-articles/${id}`;
    const own = await call(site, preview, { headers: cookie });
    expect([own.status, own.text.includes('A draft of ours')]).toEqual([200, true]);
    const anonymous = await call(site, preview);
    expect([anonymous.status, anonymous.text.includes('A draft of ours')]).toEqual([404, false]);
    expect((await call(site, `${preview}0`, { headers: cookie })).status).toBe(404);
    const foreign = { ...cookie, 'sec-fetch-site': 'cross-site' };
    expect((await call(site, preview, { headers: foreign })).status).toBe(404);
    await clear();
  });

  it('of a published article changes neither the page nor the search, and keeps cached pages', async () => {
    const { id } = await add();
    await call(site, '/help/import-a-roster');
    const before = (await call(site, '/help/import-a-roster')).headers.get('etag');
    const saved = await change(id, { question: 'Upload a roster', _status: 'draft' }, '?draft=true');
    expect(saved.status, saved.text).toBe(200);
    const page = await call(site, '/help/import-a-roster');
    expect([page.headers.get('etag'), page.text.includes('Upload a roster')]).toEqual([before, false]);
    expect((await found('roster')).map(({ title }) => title)).toEqual(['Import a roster']);
    const preview = await call(site, `/admin/preview/help-articles/${id}`, { headers: cookie });
    expect(preview.text).toContain('Upload a roster');
    await clear();
  });

  it('may be unfinished; publishing needs every field and an address of its own', async () => {
    const { id } = await add({ _status: 'draft', answer: '', topic: '' }, '?draft=true');
    const refused = await change(id, { _status: 'published' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Short answer');
    for (const slug of ['search', 'feedback', 'Not A Slug', '../x']) {
      const { status, text } = await send(site, ARTICLES, article({ slug }), cookie);
      expect([slug, status], text).toEqual([slug, 400]);
    }
    await clear();
  });

  it('may not be published with a picture that nobody described; a link that leads nowhere is only advice', async () => {
    const [bare] = await query<{ id: number }>(
      site,
      `insert into media (alt, filename, width, height) values ('', 'bare.png', 800, 600) returning id`,
    );
    const steps = [{ title: 'Open' }, { title: 'Look', picture: bare?.id }];
    const { status, text } = await send(site, ARTICLES, article({ steps }), cookie);
    expect(status).toBe(400);
    expect(JSON.parse(text).errors[0].data.errors).toEqual([
      {
        path: 'steps.1.picture',
        label: 'Step 2',
        message: 'Describe the picture “bare.png” in Media: people who cannot see it hear its description.',
      },
    ]);
    await query(site, `update media set alt = 'A roster.' where id = $1`, [bare?.id]);
    const said = { type: 'text', text: 'more', format: 0, version: 1 };
    const link = {
      type: 'link',
      version: 3,
      fields: { url: '/help/nothing', linkType: 'custom' },
      children: [said],
    };
    const paragraph = { type: 'paragraph', version: 1, children: [link] };
    const more = {
      root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [paragraph] },
    };
    await add({ steps, body: more });
    await clear();
  });
});

it('restores an earlier version as the newest draft, or published, without touching more', async () => {
  const { id } = await add();
  expect((await change(id, { question: 'Upload a roster', _status: 'published' })).status).toBe(200);
  const list = await call(site, `${ARTICLES}/versions?where[parent][equals]=${id}&sort=createdAt`, {
    headers: cookie,
  });
  expect(list.status, list.text).toBe(200);
  const versions = JSON.parse(list.text).docs as { id: number }[];
  const restore = (search = '') => send(site, `${ARTICLES}/versions/${versions[0]?.id}${search}`, {}, cookie);
  const shown = async () => /<h1>([^<]*)/.exec((await call(site, '/help/import-a-roster')).text)?.[1];
  expect((await restore('?draft=true')).status).toBe(200);
  expect(await shown()).toBe('Upload a roster');
  expect((await restore()).status).toBe(200);
  expect(await shown()).toBe('Import a roster');
  const [entry] = await query<{ action: string }>(
    site,
    `select action from activity where subject = 'help-articles' and subject_id = $1 order by id desc limit 1`,
    [String(id)],
  );
  expect(entry?.action).toBe('published');
  await clear();
});

it('leads from every earlier address to the article, until another takes it', async () => {
  const { id } = await add();
  for (const slug of ['upload-a-roster', 'bring-in-a-roster'])
    expect((await change(id, { slug, _status: 'published' })).status).toBe(200);
  for (const old of ['import-a-roster', 'upload-a-roster']) {
    const { status, headers } = await call(site, `/help/${old}`);
    expect([status, headers.get('location')]).toEqual([308, '/help/bring-in-a-roster']);
  }
  await add({ slug: 'upload-a-roster', question: 'Another one' });
  expect((await call(site, '/help/upload-a-roster')).text).toContain('Another one');
  await change(id, { _status: 'draft' });
  expect((await call(site, '/help/import-a-roster')).status).toBe(404);
  await clear();
});

it('leads from the address of a withdrawn article to its new one, and forgets a deleted article’s', async () => {
  const { id } = await add();
  await change(id, { _status: 'draft' });
  await change(id, { slug: 'upload-a-roster', _status: 'published' });
  const { status, headers } = await call(site, '/help/import-a-roster');
  expect([status, headers.get('location')]).toEqual([308, '/help/upload-a-roster']);
  await clear();
  expect(await query(site, `select from site.kept_addresses where subject = 'help_articles'`)).toEqual([]);
});

describe('a text', () => {
  const said = (text: string, format = 0) => ({ type: 'text', text, format, version: 1 });
  const node = (type: string, children: object[], more: object = {}) => ({
    type,
    version: 1,
    children,
    ...more,
  });
  const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields });
  const rich = (...children: object[]) => ({
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
  });
  const heading = node('heading', [said('Which file')], { tag: 'h2' });
  const cell = node('tablecell', [node('paragraph', [said('Column B holds the pledges')])], {
    headerState: 0,
  });

  it('has the same parts as a post’s, and the search finds the words of all of them', async () => {
    const [picture] = await query<{ id: number }>(
      site,
      `insert into media (alt, filename, width, height) values ('A sheet', 'sheet.png', 800, 600) returning id`,
    );
    await add({
      steps: [{ title: 'Save the sheet', picture: picture?.id }],
      body: rich(
        heading,
        node('list', [node('listitem', [said('Spreadsheet', 1)], { value: 2 })], {
          listType: 'number',
          tag: 'ol',
          start: 2,
        }),
        node('table', [node('tablerow', [cell])]),
        block({ blockType: 'callout', id: 'a', text: 'Mind the umlauts.' }),
        block({ blockType: 'code', id: 'b', code: 'surname;phonetic' }),
        block({ blockType: 'link-card', id: 'c', url: '/support', title: 'Walkthrough' }),
        {
          type: 'upload',
          version: 3,
          id: 'd',
          relationTo: 'media',
          value: picture?.id,
          fields: { caption: 'Ruled by hand' },
        },
      ),
      tip: rich(heading),
    });
    const { text } = await call(site, '/help/import-a-roster');
    for (const part of [
      '<h2 id="which-file">Which file</h2>',
      '<h2 id="which-file-2">Which file</h2>',
      '<ol start="2"><li><strong>Spreadsheet</strong></li></ol>',
      'Column B holds the pledges</td>',
      'Mind the umlauts.</p>',
      '<code>surname;phonetic</code>',
      '<strong>Walkthrough</strong>',
      '<figcaption>Ruled by hand</figcaption>',
    ])
      expect(text).toContain(part);
    expect(text.match(/<img src="\/media\/sheet.png"/g)).toHaveLength(2);
    for (const words of ['pledges', 'umlauts', 'phonetic', 'walkthrough', 'ruled by hand'])
      expect([words, (await found(words)).length]).toEqual([words, 1]);
    await clear();
    await query(site, 'delete from media where id = $1', [picture?.id]);
  });
});

describe('a search', () => {
  it('refuses what is none', async () => {
    for (const [search, sentence] of [
      ['q=a&q=b', 'Please search for one thing at a time'],
      [`q=${'x'.repeat(201)}`, 'Search must be at most 200 characters'],
      ['q=%00', 'Search has characters that cannot be stored'],
    ]) {
      const { status, text } = await call(site, `/api/help?${search}`);
      expect([status, text]).toEqual([400, sentence]);
    }
    for (const search of ['', '?q=', '?q=a', '?other=1'])
      expect((await call(site, `/api/help${search}`)).text).toBe('[]');
  });

  it('is kept by no cache, however many there are', async () => {
    for (const question of ['Close a term', 'Bring guests', 'Late fees']) await add({ question });
    for (const path of ['/help/search?q=guests', '/help/search?q=fees', '/api/help?q=guests'])
      for (let time = 0; time < 2; time += 1) {
        const { status, headers } = await call(site, path);
        expect([status, headers.get('age'), headers.get('etag')]).toEqual([200, null, null]);
        expect(headers.get('cache-control')).toContain('no-store');
      }
    // A query does not make a page of its own of a cached one.
    const tags = [];
    for (const path of ['/help', '/help?q=a', '/help?q=b'])
      tags.push((await call(site, path)).headers.get('etag'));
    expect(new Set(tags).size).toBe(1);
    await clear();
  });

  it('without an answer is told to editors after three networks asked for the same', async () => {
    for (const question of ['Close a term', 'Bring guests', 'Late fees']) await add({ question });
    const board = async () => (await call(site, '/admin', { headers: cookie })).text;
    const ask = (words: string, from: string) =>
      call(site, `/help/search?q=${encodeURIComponent(words)}`, { headers: { 'x-forwarded-for': from } });
    for (const from of ['192.0.2.1', '192.0.2.9', '198.51.100.7']) {
      const { text } = await ask('Parking permits?', from);
      expect(text).toContain('We have not written that down.');
    }
    expect(await board()).not.toContain('parking permits');
    for (const from of ['203.0.113.1', '203.0.113.2', '198.51.100.7']) {
      await ask('parking PERMITS', from);
      await ask('mail me at ada@example.com', from);
    }
    const shown = await board();
    expect(shown).toContain('parking permits');
    expect(shown).toContain('from 3 networks');
    const rows = await query<{ words: string; network: string }>(site, 'select * from site.help_not_found');
    expect(rows.map(({ words }) => words)).toEqual(Array(3).fill('parking permits'));
    expect(rows.every(({ network }) => /^[\w-]{43}$/.test(network))).toBe(true);
    await query(site, 'delete from site.help_not_found');
    await clear();
  });
});

describe('"Did this help?"', () => {
  const votes = () =>
    query<{ yes: number; no: number }>(
      site,
      'select sum(yes)::int as yes, sum(no)::int as no from site.help_votes',
    );

  it('is counted by day, with what was missing, and sets no cookie', async () => {
    const { slug } = await add();
    for (const body of [
      { article: slug, helped: 'yes' },
      { article: slug, helped: 'no', missing: 'Where is the menu?' },
      { article: slug, helped: 'no' },
    ]) {
      const { status, headers } = await send(site, '/api/help', body);
      expect([status, headers.get('set-cookie')]).toEqual([204, null]);
    }
    expect(await votes()).toEqual([{ yes: 1, no: 2 }]);
    expect(await query(site, 'select text from site.help_missing')).toEqual([{ text: 'Where is the menu?' }]);
    expect((await call(site, '/admin', { headers: cookie })).text).toContain('Where is the menu?');
    await clear();
    expect(await votes()).toEqual([{ yes: null, no: null }]);
  });

  it('works without JavaScript', async () => {
    const { slug } = await add();
    const post = (fields: Record<string, string>) =>
      call(site, '/help/feedback', { method: 'POST', body: new URLSearchParams(fields) });
    const yes = await post({ article: slug, helped: 'yes', missing: '' });
    expect([yes.status, yes.headers.get('location')]).toEqual([
      303,
      `/help/feedback?sent=yes&article=${slug}`,
    ]);
    expect((await call(site, yes.headers.get('location') ?? '')).text).toContain('Good.');
    for (const fields of [{ article: slug }, { article: 'none', helped: 'yes' }]) {
      const { status, headers } = await post(fields as unknown as Record<string, string>);
      expect([status, headers.get('location')?.split('=')[0]]).toEqual([303, '/help/feedback?refused']);
    }
    expect(await votes()).toEqual([{ yes: 1, no: 0 }]);
    await clear();
  });

  it('refuses what is no answer', async () => {
    const { slug } = await add();
    for (const [body, sentence] of [
      [{ article: slug, helped: 'maybe' }, 'Please choose Yes or No'],
      [
        { article: slug, helped: 'no', missing: 'x'.repeat(501) },
        'What was missing must be at most 500 characters',
      ],
      [{ article: 'none', helped: 'yes' }, 'There is no such article'],
    ] as const) {
      const { status, text } = await send(site, '/api/help', body);
      expect([status, text]).toEqual([400, sentence]);
    }
    expect(await votes()).toEqual([{ yes: null, no: null }]);
    await clear();
  });
});

it('reminds editors of an article that was checked a year ago, and readers from half a year on', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await add({ checkedOn: day(200) });
  expect((await call(site, '/help/import-a-roster')).text).toContain('Checked long ago');
  const board = async () => (await call(site, '/admin', { headers: cookie })).text;
  expect(await board()).not.toContain('Help articles to check again');
  await add({ question: 'Bring guests', checkedOn: day(370) });
  expect(await board()).toContain('Help articles to check again');
  await clear();
});

describe('at the desk', () => {
  let support: { Cookie: string };
  beforeAll(async () => {
    await clear();
    support = { Cookie: await signIn(site, await addAccount(site, cookie.Cookie, 'support')) };
  });
  const savedTexts = async (ticket: number) => {
    const { text } = await call(site, `/admin/api/desk/ticket-${ticket}`, { headers: support });
    return JSON.parse(text).savedTexts as { title: string; text: string }[];
  };
  const draft = (ticket: number, words: object) =>
    send(site, `/admin/api/desk/ticket-${ticket}/articles`, words, support);

  it('support staff turn an answer into a draft that only an editor publishes', async () => {
    const { id } = await request(site);
    const answer = 'Open Dues.\n\nThen press Reminders.\nTwice.';
    const made = await draft(id, { question: 'Why do reminders come twice?', answer });
    expect(made.status, made.text).toBe(201);
    const { address } = JSON.parse(made.text);
    expect(address).toMatch(/^\/admin\/collections\/help-articles\/\d+$/);
    const stored = await call(site, `${address.replace('/collections', '/api')}?draft=true`, {
      headers: support,
    });
    expect(JSON.parse(stored.text)).toMatchObject({
      question: 'Why do reminders come twice?',
      answer: 'Open Dues.',
      slug: 'why-do-reminders-come-twice',
      _status: 'draft',
    });
    const { body } = JSON.parse(stored.text);
    const [paragraph] = body.root.children;
    expect(paragraph.children.map((one: { type: string; text?: string }) => one.text ?? one.type)).toEqual([
      'Then press Reminders.',
      'linebreak',
      'Twice.',
    ]);
    expect((await call(site, '/help/why-do-reminders-come-twice')).status).toBe(404);
    const [line] = await query<{ actor: string }>(
      site,
      `select actor from activity where subject = 'help-articles' order by id desc limit 1`,
    );
    expect(line).toEqual({ actor: 'support' });

    const again = await draft(id, { question: 'Why do reminders come twice?', answer: 'Another.' });
    expect([again.status, again.text]).toEqual([
      400,
      'An article with this question already exists. Change the question, or open that article.',
    ]);
    expect(await query(site, 'select 1 from help_articles')).toHaveLength(1);
  });

  it('published articles can be put into a reply with their address, once /help is there', async () => {
    await clear();
    const { id } = await request(site);
    const titles = async () => (await savedTexts(id)).map(({ title }) => title);
    for (const question of ['One', 'Two']) await add({ question });
    await add({ question: 'Not yet', _status: 'draft' });
    expect(await titles()).not.toContain('Help: One');
    await add({ question: 'Three' });
    expect((await titles()).filter((title) => title.startsWith('Help: '))).toEqual([
      'Help: One',
      'Help: Three',
      'Help: Two',
    ]);
    expect((await savedTexts(id)).find(({ title }) => title === 'Help: One')?.text).toBe(
      `Save your sheet as CSV. Each row is a member.\n\n${site.url}/help/one`,
    );
  });
});
