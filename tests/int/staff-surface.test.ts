import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const NOT_VALID = 'The request is not valid';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let site: OpenPayload;
let route: Record<Method, Handler>;
let support: string;
let admin: string;
let outward: Server;
const reached: string[] = [];

const at = (path: string) => ({
  params: Promise.resolve({ slug: path.split('?')[0]?.split('/').map(decodeURIComponent) }),
});
const ask = (method: Method, path: string, parts: Parameters<typeof call>[1] = {}) =>
  route[method](call(`/admin/api/${path}`, { ...parts, method }), at(path));

const refusalOf = async (answer: Response) => [answer.status, (await answer.json()).errors?.[0]?.message];

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0' });
  route = await import('../../src/app/(payload)/admin/api/[...slug]/route');
  await addStaff(site, 'nora');
  await addStaff(site, 'tess', 'support');
  const enter = async (username: string) =>
    cookieOf(await ask('POST', 'users/login', { body: { username, password: PASSWORD } }));
  [admin, support] = [await enter('nora'), await enter('tess')];
  await site.query(`insert into waitlist (full_name, email, organization, organization_size)
    values ('Ada', 'ada@example.com', 'Alpha', '1-25')`);
  outward = createServer((req, res) => {
    reached.push(req.url ?? '');
    res.setHeader('Content-Type', 'image/png');
    res.end(Buffer.from(PIXEL, 'base64'));
  });
  await new Promise<void>((resolve) => outward.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  outward?.close();
  await site?.close();
});

const cannot = (path: string) => [400, `The following path cannot be queried: ${path}`];

describe('questions about lists', () => {
  it.each([
    ['support-tickets?sort=assignee.email', 'assignee.email'],
    ['support-tickets?sort=-assignee.email', 'assignee.email'],
    ['support-tickets?sort=id,assignee.hash', 'assignee.hash'],
    ['support-tickets?sort[0]=assignee.email', 'assignee.email'],
    ['support-tickets?sort=assignee__email', 'assignee__email'],
    ['support-tickets?sort=assignee.sessions.id', 'assignee.sessions.id'],
    ['support-tickets?where[assignee.email][like]=a', 'assignee.email'],
    ['support-tickets?where[or][0][and][0][assignee__email][like]=a', 'assignee__email'],
    ['support-tickets?where[assignee.resetPasswordToken][exists]=true', 'assignee.resetPasswordToken'],
    ['support-tickets/count?where[assignee.username][like]=a', 'assignee.username'],
    ['support-tickets/export?where[assignee.username][like]=a', 'assignee.username'],
    ['payload-preferences?sort=user.value.email', 'user.value.email'],
    ['payload-preferences?where[user.value.email][like]=a', 'user.value.email'],
  ])('never look through a relation: %s', async (path, named) => {
    expect(await refusalOf(await ask('GET', path, { cookie: support }))).toEqual(cannot(named));
  });

  it.each(['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id', 'sessions'])(
    'never sort or filter accounts by %s, not even for an admin',
    async (field) => {
      for (const query of [`sort=${field}`, `sort=-${field}`, `where[${field}][like]=a`])
        expect(await refusalOf(await ask('GET', `users?${query}`, { cookie: admin }))).toEqual(cannot(field));
    },
  );

  it('refuse them where many are changed or deleted too', async () => {
    for (const [method, body] of [
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const) {
      const path = 'support-tickets?where[assignee.email][like]=a';
      const answer = await ask(method, path, { cookie: admin, body });
      expect(await refusalOf(answer)).toEqual(cannot('assignee.email'));
    }
  });

  it('refuse them to the pages of the back office, which ask without REST', async () => {
    const user = await site.payload.find({
      collection: 'users',
      where: { username: { equals: 'tess' } },
      overrideAccess: true,
    });
    const asTess = { user: { ...user.docs[0], collection: 'users' }, overrideAccess: false } as const;
    await expect(
      site.payload.find({ collection: 'support-tickets', sort: 'assignee.email', ...asTess } as never),
    ).rejects.toMatchObject({ name: 'QueryError', status: 400 });
    await expect(
      site.payload.findDistinct({
        collection: 'support-tickets',
        field: 'assignee.email',
        ...asTess,
      } as never),
    ).rejects.toThrow('assignee.email');
  });

  it.each([
    'support-tickets?sort=-createdAt,status&where[assignee][equals]=1&limit=100',
    'media?sort=sizes.small.filename',
    'payload-preferences?where[user.relationTo][equals]=users&where[user.value][equals]=7',
    'payload-preferences?where[and][0][key][exists]=false&where[user.value][equals]=1',
  ])('work as before where they name their own fields: %s', async (path) => {
    expect((await ask('GET', path, { cookie: admin })).status).toBe(200);
  });

  it('are bounded', async () => {
    const deep = `where${'[and][0]'.repeat(40)}[id][equals]=1`;
    const wide = Array.from({ length: 300 }, (_, n) => `where[or][${n}][id][equals]=1`).join('&');
    for (const query of [deep, wide])
      expect((await ask('GET', `waitlist?${query}`, { cookie: support })).status).toBe(400);
    const limits = ['10001', '999999', '-1', '1.5', 'all', '1e300'].map((limit) => `limit=${limit}`);
    for (const query of [...limits, 'page=-1', 'page=1e300', 'page=x', `sort=${'id,'.repeat(50)}id`])
      expect(await refusalOf(await ask('GET', `waitlist?${query}`, { cookie: support }))).toEqual([
        400,
        NOT_VALID,
      ]);
    const nested = [...Array(20)].reduce<object>((where) => ({ or: [where] }), { id: { equals: 1 } });
    const asked = site.payload.find({
      collection: 'waitlist',
      where: nested as never,
      overrideAccess: false,
      user: { id: 1, role: 'admin', collection: 'users' },
    } as never);
    await expect(asked).rejects.toThrow(NOT_VALID);
  });
});

describe('a list of more than 10,000 rows', () => {
  const list = 'saved-replies?depth=0&select[title]=true';
  beforeAll(async () => {
    await site.query('delete from saved_replies');
    await site.query(`insert into saved_replies (title, text)
      select 'Reply ' || n, 'Thanks' from generate_series(1, 10001) as n`);
  });
  afterAll(() => site.query('delete from saved_replies'));

  it.each(['limit=0', 'limit=0&pagination=false', 'pagination=false'])(
    'is read in parts: %s',
    async (query) => {
      const answer = await ask('GET', `${list}&${query}`, { cookie: admin });
      const { docs, totalDocs, hasNextPage } = await answer.json();
      expect([answer.status, docs.length]).toEqual([200, 10_000]);
      if (!query.includes('pagination')) expect([totalDocs, hasNextPage]).toEqual([10_001, true]);
    },
  );

  it('is exported whole, and not changed at once', async () => {
    const file = await (await ask('GET', 'saved-replies/export', { cookie: admin })).text();
    expect(file.trim().split('\n')).toHaveLength(10_002);
    const all = 'saved-replies?where[id][exists]=true';
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(await refusalOf(await ask(method, all, { cookie: admin, body: { text: 'Bye' } }))).toEqual([
        400,
        'Please choose at most 10,000 rows at once.',
      ]);
    const { rows } = await site.query(
      `select count(*)::int as count from saved_replies where text = 'Thanks'`,
    );
    expect(rows).toEqual([{ count: 10_001 }]);
  });
});

const TIMES = [
  '+99999999-01-01T00:00:00.000Z',
  '99999999-01-01',
  '99999999',
  '9999999999999999',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
];
const FIELDS = [
  ['social-links', 'showFrom'],
  ['support-tickets', 'dueAt'],
  ['quotes', 'dueAt'],
  ['draw-rounds', 'drawAt'],
] as const;

describe('values beyond every column', () => {
  it.each(TIMES)('the time %s is refused in a filter', async (time) => {
    for (const field of ['createdAt', 'updatedAt'])
      for (const operator of ['equals', 'greater_than', 'less_than_equal', 'in']) {
        const path = `waitlist?where[${field}][${operator}]=${encodeURIComponent(time)}`;
        const answer = await ask('GET', path, { cookie: support });
        expect([path, ...(await refusalOf(answer))]).toEqual([path, 400, NOT_VALID]);
      }
  });

  it('a time far away is refused in every date field of every list', async () => {
    const config = site.payload.config;
    const slugs = config.collections
      .filter(({ flattenedFields }) => flattenedFields.some(({ type }) => type === 'date'))
      .map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(FIELDS.map(([slug]) => slug)));
    const wrong: unknown[] = [];
    for (const { slug, flattenedFields } of config.collections)
      for (const { name, type } of flattenedFields as { name: string; type: string }[])
        for (const time of type === 'date' ? TIMES : []) {
          if (slug.startsWith('payload-')) continue;
          const answer = await ask('POST', slug, { cookie: admin, body: { [name]: time } });
          if (answer.status >= 500) wrong.push([slug, name, time, answer.status, await answer.text()]);
        }
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'POST',
      'social-links',
      { label: 'x', url: 'https://example.org', showFrom: '+99999999-01-01T00:00:00.000Z' },
    ],
    ['PATCH', 'waitlist/1', { createdAt: '+99999999-01-01T00:00:00.000Z' }],
    ['PATCH', 'waitlist/1', { updatedAt: '99999999-01-01' }],
    ['PATCH', 'waitlist?where[id][equals]=1', { createdAt: '99999999-01-01' }],
    ['POST', 'globals/brand', { updatedAt: '99999999-01-01', version: 'x' }],
    ['POST', 'globals/brand', { totalSeats: 1e300 }],
    ['POST', 'globals/brand', { totalSeats: 1e19 }],
    ['POST', 'social-links', { label: 'x', url: 'https://example.org', order: 1e308 }],
    ['PATCH', 'support-tickets/1', { assignee: 1e16 }],
    ['PATCH', 'waitlist/1', { assignee: 2147483648 }],
    ['PATCH', 'waitlist/1', { assignee: 1.5 }],
    ['PATCH', 'waitlist/1', { id: 99999999999 }],
  ] as const)('%s %s refuses or ignores %j, and never fails', async (method, path, body) => {
    const answer = await ask(method, path, { cookie: admin, body });
    expect([answer.status < 500, answer.status, (await answer.text()).slice(0, 200)]).toEqual([
      true,
      expect.anything(),
      expect.anything(),
    ]);
  });

  it('a value of another kind is refused in every field of every list and global', async () => {
    const { collections, globals } = site.payload.config;
    const wrong: Record<string, unknown[]> = {
      text: [7, true, [], [null], {}],
      textarea: [7, true, [], [null], {}],
      email: [7, true, [], [null], {}],
      richText: [7, 'x', [], {}, { root: null }],
      group: [null, 7, 'x', []],
      array: [null, 7, {}, [null], { $push: [{}] }],
    };
    const taken: unknown[] = [];
    for (const { slug, flattenedFields, path } of [
      ...collections.map((one) => ({ ...one, path: one.slug })),
      ...globals.map((one) => ({ ...one, path: `globals/${one.slug}` })),
    ])
      for (const { name, type } of slug.startsWith('payload-') ? [] : flattenedFields)
        for (const value of wrong[type] ?? []) {
          const answer = await ask('POST', path, { cookie: admin, body: { [name]: value } });
          if (answer.status < 400 || answer.status >= 500) taken.push([path, name, value, answer.status]);
        }
    expect(taken).toEqual([]);
  });

  it.each(['id', 'assignee'])('a number beyond its column is refused in a filter by %s', async (field) => {
    for (const value of ['2147483648', '9223372036854775808', '1e30', '-2147483649'])
      for (const operator of ['equals', 'greater_than', 'in', 'not_equals']) {
        const path = `support-tickets?where[${field}][${operator}]=${value}`;
        const answer = await ask('GET', path, { cookie: support });
        expect([path, answer.status < 500]).toEqual([path, true]);
      }
  });
});

const formOf = (fields: object, file?: File) => {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  if (file) form.set('file', file);
  return form;
};
const sendForm = (method: 'POST' | 'PATCH', path: string, body: FormData) =>
  route[method](
    new Request(`http://127.0.0.1:3000/admin/api/${path}`, {
      method,
      headers: { cookie: admin, host: '127.0.0.1:3000' },
      body,
    }),
    at(path),
  );

describe('pictures', () => {
  const pixel = () => new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' });
  const url = () => `http://127.0.0.1:${(outward.address() as AddressInfo).port}`;
  let id: number;

  beforeAll(async () => {
    const made = await sendForm('POST', 'media', formOf({ alt: 'A pixel' }, pixel()));
    expect(made.status).toBe(201);
    id = (await made.json()).doc.id;
  });

  it('are never fetched from an address', async () => {
    const fields = { alt: 'x', filename: 'a.png', url: `${url()}/fetched.png` };
    const answers = [
      await ask('POST', 'media', { cookie: admin, body: fields }),
      await sendForm('POST', 'media', formOf(fields)),
      await ask('POST', 'media?uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1', {
        cookie: admin,
        body: fields,
      }),
    ];
    for (const answer of answers)
      expect(await refusalOf(answer)).toEqual([400, 'Please choose a file to upload.']);
    expect(reached).toEqual([]);
  });

  it.each([
    [
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[heightInPixels]=1&uploadEdits[widthInPixels]=1',
      {},
    ],
    ['uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=20', {}],
    ['uploadEdits=x', {}],
    ['depth=0', { focalX: 10, focalY: 20 }],
    ['depth=0', { uploadEdits: { crop: {} } }],
  ])('are edited nowhere: %s %j', async (query, more) => {
    for (const path of [`media/${id}?${query}`, `media?where[id][equals]=${id}&${query}`]) {
      const answer = await ask('PATCH', path, {
        cookie: admin,
        body: { alt: 'Edited', url: `${url()}/edited.png`, ...more },
      });
      expect(await refusalOf(answer)).toEqual([
        400,
        'Pictures cannot be edited here. Please upload the edited picture.',
      ]);
    }
    expect(reached).toEqual([]);
  });

  it('that a colleague deleted meanwhile are asked for again', async () => {
    for (const [path, body] of [
      ['posts?draft=true', { title: 'With a picture', cover: 99999, _status: 'draft' }],
      ['globals/brand', { showcaseImage: 99999 }],
    ] as const)
      expect([path, ...(await refusalOf(await ask('POST', path, { cookie: admin, body })))]).toEqual([
        path,
        400,
        'Something that is chosen here was deleted meanwhile. Nothing was saved: please choose again.',
      ]);
  });

  it('are not duplicated: that would fetch them from their own address', async () => {
    const answer = await ask('POST', `media/${id}/duplicate`, { cookie: admin, body: {} });
    expect(answer.status).toBe(404);
  });

  it('keep their description editable', async () => {
    const answer = await ask('PATCH', `media/${id}`, { cookie: admin, body: { alt: 'A red pixel' } });
    expect([answer.status, (await answer.json()).doc.alt]).toEqual([200, 'A red pixel']);
  });
});
