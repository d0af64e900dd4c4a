import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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
afterEach(() => query(site, 'delete from press_items'));

const write = (id: number | null, data: object) =>
  send(site, `/admin/api/press-items${id ? `/${id}` : ''}`, data, { Cookie: cookie }, id ? 'PATCH' : 'POST');
async function add(data: object): Promise<number> {
  const answer = await write(null, { _status: 'published', ...data });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text).doc.id;
}
const press = async () => (await call(site, '/press')).text;
/** The page's own headings; the footer has one more. */
const headings = (page: string) =>
  [...(page.match(/<main.*<\/main>/s)?.[0] ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text);

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

it('asks for the file of a download', async () => {
  const answer = await write(null, { kind: 'download', title: 'A', text: 'B', _status: 'published' });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Please choose the file that is downloaded.');
});
