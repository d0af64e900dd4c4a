import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { body } from '../support/issues';
import { type Site, startSite } from '../support/site';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signIn(site);
});
afterAll(() => site?.stop());

describe('openings', () => {
  afterEach(() => query(site, 'delete from openings'));

  const OPENING = {
    title: 'Engineer for dues',
    summary: 'You make sure that no treasurer counts twice.',
    body: body('We pay what we say <here>.'),
    place: 'Lawrence, Kansas',
    kind: 'full-time',
    payFrom: 60_000,
    payTo: 75_000,
    payUnit: 'year',
  };
  const write = (id: number | null, data: object) =>
    send(site, `/admin/api/openings${id ? `/${id}` : ''}`, data, { Cookie: cookie }, id ? 'PATCH' : 'POST');
  async function add(more: object = {}): Promise<number> {
    const answer = await write(null, { ...OPENING, _status: 'published', ...more });
    expect(answer.status, answer.text).toBe(201);
    return JSON.parse(answer.text).doc.id;
  }
  const read = async (path: string) => {
    const { status, text, headers } = await call(site, path);
    return { status, text, location: headers.get('location') };
  };
  const STATED = /no open/i;
  const posting = (page: string) => {
    const all = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const graphs = all.map(([, json = '']) => JSON.parse(json));
    return graphs.find((one) => one['@type'] === 'JobPosting');
  };

  it('lists positions from the first published one on, and shows the stated page again after the last', async () => {
    const stated = (await read('/careers')).text;
    expect(stated).toMatch(STATED);
    const id = await add({ _status: 'draft' });
    expect((await read('/careers')).text).toMatch(STATED);
    expect((await read('/careers/engineer-for-dues')).status).toBe(404);

    expect((await write(id, { _status: 'published' })).status).toBe(200);
    const list = await read('/careers');
    expect(list.text).not.toMatch(STATED);
    expect(list.text).toContain('href="/careers/engineer-for-dues"');
    expect(list.text).toContain('$60,000 to $75,000 a year');
    expect((await read('/sitemap.xml')).text).toContain(`<loc>${site.url}/careers/engineer-for-dues</loc>`);

    expect((await write(id, { _status: 'draft' })).status).toBe(200);
    expect((await read('/careers')).text.match(STATED)?.[0]).toBe(stated.match(STATED)?.[0]);
    expect((await read('/careers/engineer-for-dues')).status).toBe(404);
  });

  it('shows one position with how to apply, and tells search engines what they ask for', async () => {
    await add({ remote: true, closesOn: '2036-03-01', applyTo: 'jobs@colonnade.example' });
    const { text } = await read('/careers/engineer-for-dues');
    expect(text).toContain('We pay what we say &lt;here&gt;.');
    expect(text).toContain(
      'href="mailto:jobs@colonnade.example?subject=Application%3A%20Engineer%20for%20dues"',
    );
    expect(text).toContain('March 1, 2036');
    expect(posting(text)).toMatchObject({
      title: 'Engineer for dues',
      employmentType: 'FULL_TIME',
      validThrough: '2036-03-01T23:59:59Z',
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressLocality: 'Lawrence, Kansas' } },
      baseSalary: { currency: 'USD', value: { minValue: 60_000, maxValue: 75_000, unitText: 'YEAR' } },
      hiringOrganization: { name: 'Colonnade' },
    });
    expect(posting(text).description).toContain('We pay what we say &lt;here&gt;.');
    expect((await read('/careers/engineer-for-dues/opengraph-image')).status).toBe(200);
  });

  it('keeps the address of a renamed position, and takes one away after its last day', async () => {
    const id = await add();
    expect((await write(id, { slug: 'dues-engineer', _status: 'published' })).status).toBe(200);
    expect(await read('/careers/engineer-for-dues')).toMatchObject({
      status: 308,
      location: '/careers/dues-engineer',
    });
    await query(site, `update openings set closes_on = now() - interval '2 days' where id = $1`, [id]);
    expect((await read('/careers/dues-engineer')).status).toBe(404);
    expect((await read('/careers')).text).toMatch(STATED);
  });

  it('refuses what would be wrong on the page, each with what to do', async () => {
    const problems = async (more: object) => {
      const answer = await write(null, { ...OPENING, _status: 'published', ...more });
      expect(answer.status).toBe(400);
      return JSON.parse(answer.text).errors[0].data.errors.map(({ message }: { message: string }) => message);
    };
    expect(await problems({ payTo: 50_000 })).toEqual(['Please give at least the lowest pay.']);
    expect(await problems({ payFrom: null })).toEqual(['Please give the lowest pay too.']);
    expect(await problems({ slug: 'Two words' })).toEqual([
      'Please use letters from a to z, digits, and single hyphens between them.',
    ]);
    expect(await problems({ title: ' ', place: '' })).toEqual([
      'Name the position. The list and search results begin with it.',
      'Name the place of work.',
    ]);
  });
});

describe('press items', () => {
  afterEach(() => query(site, 'delete from press_items'));

  const write = (id: number | null, data: object) =>
    send(
      site,
      `/admin/api/press-items${id ? `/${id}` : ''}`,
      data,
      { Cookie: cookie },
      id ? 'PATCH' : 'POST',
    );
  async function add(data: object): Promise<number> {
    const answer = await write(null, { _status: 'published', ...data });
    expect(answer.status, answer.text).toBe(201);
    return JSON.parse(answer.text).doc.id;
  }
  const press = async () => (await call(site, '/press')).text;
  /** The page's own headings; the footer has one more. */
  const headings = (page: string) =>
    [...(page.match(/<main.*<\/main>/s)?.[0] ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(
      ([, text]) => text,
    );

  const STATED = ['Facts', 'In our words', 'Mark and colors', 'Who to ask'];

  it('shows each kind from its first published item on, and the stated page after the last', async () => {
    expect(headings(await press())).toEqual(STATED);
    const release = {
      kind: 'release',
      title: 'We open in May',
      text: 'For fifty chapters.',
      day: '2027-05-01',
      body: body('The doors open <then>.'),
    };
    const id = await add({ ...release, _status: 'draft' });
    expect(headings(await press())).toEqual(STATED);

    expect((await write(id, { _status: 'published' })).status).toBe(200);
    const [picture] = await query<{ id: number; filename: string }>(
      site,
      'select id, filename from media limit 1',
    );
    const others = [
      await add({ kind: 'download', title: 'Screens', text: 'In print size.', picture: picture?.id }),
      await add({ kind: 'quote', title: 'Nora Kessler, founder', text: 'Nobody counts twice.' }),
      await add({ kind: 'person', title: 'Theo Park', text: 'Answers the press.' }),
    ];
    const page = await press();
    expect(headings(page)).toEqual([
      'Facts',
      'In our words',
      'Mark and colors',
      'Releases',
      'Downloads',
      'To quote',
      'People',
      'Who to ask',
    ]);
    expect(page).toContain('May 1, 2027');
    expect(page).toContain('The doors open &lt;then&gt;.');
    expect(page).toContain(`href="/media/${picture?.filename}" download="${picture?.filename}"`);

    for (const one of [id, ...others]) expect((await write(one, { _status: 'draft' })).status).toBe(200);
    expect(headings(await press())).toEqual(STATED);
  });

  it('asks for the file of a download, and for its description', async () => {
    const answer = await write(null, { kind: 'download', title: 'A', text: 'B', _status: 'published' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Please choose the file that is downloaded.');
    await query(site, `insert into media (alt, filename, width, height) values ('', 'bare.png', 1400, 900)`);
    const [bare] = await query<{ id: number }>(site, `select id from media where filename = 'bare.png'`);
    const undescribed = { kind: 'download', title: 'A', text: 'B', picture: bare?.id, _status: 'published' };
    expect((await write(null, undescribed)).text).toContain('Describe the picture “bare.png” in Media');
    await query(site, `delete from media where filename = 'bare.png'`);
  });
});
