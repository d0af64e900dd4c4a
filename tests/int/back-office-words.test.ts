import { afterAll, beforeAll, expect, it } from 'vitest';
import { application, call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
let cookie: { Cookie: string };

beforeAll(async () => {
  site = await startSite();
  cookie = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

/** A request of the back office in the built site, whose class names differ from the source. */
const ask = async (method: string, path: string, body: object) => {
  const { status, text } = await send(site, `/admin/api/${path}`, body, cookie, method);
  return [status, JSON.parse(text).errors?.[0]?.message];
};

it('tells staff why no more can be accepted, or the number of seats cannot be reduced', async () => {
  const accepted = { ...application(), status: 'accepted' };
  expect((await ask('POST', 'globals/brand', { seatsTotal: 2 }))[0]).toBe(200);
  expect((await ask('POST', 'waitlist', accepted))[0]).toBe(201);
  expect((await ask('POST', 'waitlist', accepted))[0]).toBe(201);
  expect(await ask('POST', 'waitlist', accepted)).toEqual([
    400,
    'All 2 founding seats are taken. Free one, or raise the number of seats in the brand settings.',
  ]);
  expect(await ask('POST', 'globals/brand', { seatsTotal: 1 })).toEqual([
    400,
    '2 applications are already accepted, so there must be at least 2 seats.',
  ]);
});

it('tells staff why the last admin must remain', async () => {
  const [admin] = await query<{ id: number }>(site, 'select id from users');
  expect(await ask('PATCH', `users/${admin?.id}`, { role: 'support' })).toEqual([
    400,
    'The last admin must stay an admin',
  ]);
});

it.each(['search=%00', 'where[email][like]=%00', 'sort=%00', '%00=%00'])(
  'shows a list whose filter contains impossible text: %s',
  async (query) => {
    const sent = application();
    await send(site, '/api/waitlist', sent);
    const { status, text } = await call(site, `/admin/collections/waitlist?${query}`, { headers: cookie });
    expect([status, text.includes(sent.fullName)]).toEqual([200, true]);
  },
);

it('reports missing things', async () => {
  expect(await ask('PATCH', 'waitlist/99999', { status: 'declined' })).toEqual([404, 'Not Found']);
});

it('does not reveal internal errors', async () => {
  await query(site, 'alter table waitlist rename column organization to elsewhere');
  const [status, message] = await ask('POST', 'waitlist', application());
  await query(site, 'alter table waitlist rename column elsewhere to organization');
  expect([status, message]).toEqual([500, 'An unknown error occurred.']);
});

it('lists on the board what changed with a version, until an editor hides it for everybody', async () => {
  const TITLE = 'Sentences that changed with this version';
  const board = async () => (await call(site, '/admin', { headers: cookie })).text;
  const found = async (words: string) => {
    const path = `/admin/api/sentences?${new URLSearchParams({ q: words })}`;
    return JSON.parse((await call(site, path, { headers: cookie })).text);
  };
  expect(await board()).not.toContain(TITLE);
  await query(
    site,
    `update site.meta set value = jsonb_set(value::jsonb, '{home-page,hero,inside}', '"Look inside"')::text
     where key like 'sentences:%'`,
  );
  const told = await board();
  expect(told).toContain(TITLE);
  expect(told).toContain('Before: <!-- -->Look inside');
  expect(told).toContain('Now: <!-- -->See what’s inside');
  expect((await send(site, '/admin/api/sentences', {}, cookie)).status).toBe(204);
  expect(await board()).not.toContain(TITLE);

  expect(await found('what’s inside')).toEqual({
    sentences: [
      {
        page: 'Home page',
        label: 'Button to the features',
        text: 'See what’s inside',
        path: '/admin/globals/home-page?field=hero.inside',
      },
    ],
  });
  expect(await found(' ')).toEqual({ sentences: [] });
});
