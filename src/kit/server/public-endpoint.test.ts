import { expect, it } from 'vitest';
import { fromTable, publicEndpoint } from './public-endpoint';

const saying = (text: string) =>
  publicEndpoint({ GET: async ({ params }) => new Response(`${text} ${JSON.stringify(params)}`) });

const loaded: string[] = [];
const load = (name: string) => async () => {
  loaded.push(name);
  return saying(name);
};
const route = fromTable(
  async () => ({
    'desk/:id': load('record'),
    'desk/:id/files/:file': load('file'),
    'desk/bulk': load('bulk'),
    desk: load('queue'),
  }),
  saying('others'),
);

const ask = (path: string, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') => {
  const request = new Request(`http://localhost/admin/api/${path}`, { method });
  return route[method](request, { params: Promise.resolve({ slug: path.split('/') }) });
};

it('answers a path by its row, with the values in it', async () => {
  const said = async (path: string) => (await ask(path)).text();
  expect(await said('desk')).toBe('queue {}');
  expect(await said('desk/ticket-7')).toBe('record {"id":"ticket-7"}');
  expect(await said('desk/ticket-7/files/9')).toBe('file {"id":"ticket-7","file":"9"}');
});

it('prefers a path without a parameter, in whatever order they are written', async () => {
  expect(await (await ask('desk/bulk')).text()).toBe('bulk {}');
});

it('leaves every other path to the others', async () => {
  const said = async (path: string) => (await ask(path)).text();
  expect(await said('desk/ticket-7/files')).toBe('others {"slug":"desk,ticket-7,files"}');
  expect(await said('desks')).toBe('others {"slug":"desks"}');
});

it('loads what is asked for, and nothing else', async () => {
  loaded.length = 0;
  await ask('posts');
  expect(loaded).toEqual([]);
  await ask('desk/ticket-7');
  expect(loaded).toEqual(['record']);
});

it('answers each method as the endpoint does', async () => {
  expect(await (await ask('desk', 'HEAD')).text()).toBe('');
  const refused = await ask('desk', 'POST');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const options = await ask('desk', 'OPTIONS');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});
