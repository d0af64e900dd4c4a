import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { up as leaveExistingSitesAlone } from '../../src/migrations/20261125_150010_brand_questions';
import { addAccount } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const GLOBAL = '/admin/api/globals/brand';

let site: Site;
let cookie: string;
/** As seeded: publishing it also discards a draft that a test left. */
let seeded: object;
/** Whether the admin was asked about the brand before anybody saved anything. */
let isFresh: boolean;
beforeAll(async () => {
  site = await startSite();
  cookie = await signIn(site);
  isFresh = await board();
  seeded = JSON.parse((await call(site, `${GLOBAL}?depth=0`, { headers: { cookie } })).text);
});
afterAll(() => site?.stop());

const read = async (path: string, who = cookie) =>
  (await call(site, path, { headers: { cookie: who } })).text;
const board = async (who = cookie) => (await read('/admin', who)).includes('Start with your own brand');

const save = (data: object, search = '') => send(site, GLOBAL + search, data, { cookie });
const autosave = (data: object) => save(data, '?draft=true&autosave=true');
const publish = (data: object) => save({ ...data, _status: 'published' });
const row = async () =>
  (
    await query<{ name: string; seats: string; status: string }>(
      site,
      'select name, seats_total as seats, _status as status from brand',
    )
  )[0];
const sentence = (text: string) => JSON.parse(text).errors[0].message;

beforeEach(async () => {
  const { status, text } = await publish(seeded);
  expect(status, text).toBe(200);
});

describe('a draft of the brand', () => {
  it('changes nothing that visitors, emails and ticket ids read', async () => {
    expect((await autosave({ name: 'Half a na', prefix: 'NEW' })).status).toBe(200);
    expect(await row()).toEqual({ name: 'Colonnade', seats: '100', status: 'published' });
    const reply = await send(site, '/api/support', {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Dues reminder',
      category: 'billing',
      message: 'It reminds us twice a day.',
      priority: 'low',
    });
    expect(JSON.parse(reply.text).ticketId).toMatch(/^CLN-\d{13}$/);
  });

  it('may be unfinished, and the preview renders it anyway', async () => {
    const unfinished = {
      name: '',
      tagline: null,
      seatsTotal: null,
      siteUrl: 'https://',
      markPath: '<',
      colors: { primary: '#7c' },
      announcements: [{ text: '' }],
      benefits: [{ title: 'Begun' }],
      partnerChapters: [{}],
    };
    expect((await autosave(unfinished)).status).toBe(200);
    for (const page of ['home', 'links', 'support', 'merch']) {
      const drawn = await call(site, `/admin/preview/${page}`, { headers: { cookie } });
      expect(drawn.status, page).toBe(200);
    }
    const refused = await publish(unfinished);
    expect(refused.status).toBe(400);
    expect(await row()).toEqual({ name: 'Colonnade', seats: '100', status: 'published' });
  });

  it('shows its faces in the preview only', async () => {
    expect((await autosave({ faces: { display: 'literata', text: 'source-sans-3' } })).status).toBe(200);
    const preview = await read('/admin/preview/home');
    expect(preview).toContain('--font-display:"Literata","Literata Greek",');
    expect(preview).toContain('--font-text:"Source Sans 3","Literata Greek",');
    expect((await call(site, '/')).text).toContain('--font-display:"Piazzolla","Piazzolla Greek",');
  });

  it('cannot unpublish the brand', async () => {
    const refused = await save({ _status: 'draft' });
    expect(refused.status).toBe(400);
    expect(sentence(refused.text)).toBe(
      'Every page of the site links here, so it can’t be taken offline. Edit it and publish.',
    );
    expect((await row())?.status).toBe('published');
  });

  it('shows editors that a published brand has changes', async () => {
    await autosave({ name: 'Half a na' });
    const edit = await call(site, '/admin/globals/brand', { headers: { cookie } });
    expect(edit.text.includes('hasPublishedDoc\\":true')).toBe(true);
  });
});

describe('seats in a draft', () => {
  const FEW = '2 applications are already accepted, so there must be at least 2 seats.';

  it('may be too few in a draft; publishing refuses that, in every way', async () => {
    await query(
      site,
      `insert into waitlist (full_name, email, organization, organization_size, status)
       select 'Ada', 'a@example.com', 'ΑΦΑ', '1-25', 'accepted' from generate_series(1, 2)`,
    );
    expect((await autosave({ seatsTotal: 1 })).status).toBe(200);
    for (const data of [{ seatsTotal: 1 }, {}]) {
      const refused = await publish(data);
      expect(refused.status).toBe(400);
      expect(sentence(refused.text)).toBe(FEW);
    }
    expect((await row())?.seats).toBe('100');
    expect((await publish({ seatsTotal: 2 })).status).toBe(200);
    await query(site, 'delete from waitlist');
  });
});

describe('an old version', () => {
  const versions = async () =>
    JSON.parse(
      (
        await call(site, `${GLOBAL}/versions?limit=20&where[version._status][equals]=published`, {
          headers: { cookie },
        })
      ).text,
    ).docs as { id: number; version: { name: string } }[];
  const restore = async (name: string, search = '') => {
    const version = (await versions()).find((one) => one.version.name === name);
    return send(site, `${GLOBAL}/versions/${version?.id}${search}`, {}, { cookie });
  };

  it('brings its faces back', async () => {
    await publish({ name: 'Peristyle', faces: { display: 'literata', text: 'commissioner' } });
    expect((await call(site, '/')).text).toContain('--font-text:"Commissioner","Literata Greek",');
    expect((await restore('Colonnade')).status).toBe(200);
    expect((await call(site, '/')).text).toContain('--font-text:"Instrument Sans","Piazzolla Greek",');
    expect((await publish({ faces: { display: 'comic-sans', text: 'commissioner' } })).status).toBe(400);
  });

  it('is restored as a draft without touching the published content', async () => {
    await publish({ name: 'Peristyle' });
    expect((await restore('Colonnade', '?draft=true')).status).toBe(200);
    expect(await row()).toEqual({ name: 'Peristyle', seats: '100', status: 'published' });
    const draft = JSON.parse((await call(site, `${GLOBAL}?draft=true`, { headers: { cookie } })).text);
    expect(draft).toMatchObject({ name: 'Colonnade', _status: 'draft' });
  });

  it('is published like any other change, with every check', async () => {
    await publish({ name: 'Peristyle', seatsTotal: 1 });
    await publish({ name: 'Stoa', seatsTotal: 100 });
    expect((await restore('Colonnade')).status).toBe(200);
    expect((await row())?.name).toBe('Colonnade');
    await query(
      site,
      `insert into waitlist (full_name, email, organization, organization_size, status)
       select 'Ada', 'a@example.com', 'ΑΦΑ', '1-25', 'accepted' from generate_series(1, 2)`,
    );
    expect((await restore('Peristyle')).status).toBe(400);
    expect(await row()).toEqual({ name: 'Colonnade', seats: '100', status: 'published' });
    await query(site, 'delete from waitlist');
  });

  it('is refused when missing', async () => {
    for (const id of ['999999', 'abc', '1e3', '99999999999'])
      expect((await send(site, `${GLOBAL}/versions/${id}`, {}, { cookie })).status).toBe(404);
  });

  it('is not for people who may not edit', async () => {
    const account = { username: 'reader', password: 'a-password-of-the-tests', role: 'support' };
    await send(site, '/admin/api/users', account, { cookie });
    const [version] = await versions();
    const answer = await send(
      site,
      `${GLOBAL}/versions/${version?.id}`,
      {},
      { cookie: await signIn(site, account) },
    );
    expect(answer.status).toBe(403);
  });
});

describe('the questions about the brand of a fresh site', () => {
  const API = '/admin/api/brand-questions';
  const ended = async () =>
    (await query<{ value: string }>(site, "select value from site.meta where key = 'brand-questions'"))[0]
      ?.value;
  let editor: string;

  beforeAll(async () => {
    editor = await signIn(site, await addAccount(site, cookie, 'editor'));
  });
  // As if nobody had saved anything.
  beforeEach(() => query(site, "delete from site.meta where key = 'brand-questions'"));

  it('are asked of admins, and of nobody else', async () => {
    expect(isFresh).toBe(true);
    expect([await board(), await board(editor)]).toEqual([true, false]);
    expect(await read('/admin/start')).toContain('Five questions.');
    expect(await read('/admin/start', editor)).not.toContain('Five questions.');
    expect((await send(site, API, {}, { cookie: editor })).status).toBe(403);
    expect((await send(site, API, {})).status).toBe(401);
    expect(await board()).toBe(true);
  });

  it('are over for everybody when one admin skips them', async () => {
    const ada = { username: 'ada', password: 'a-password-of-the-tests', role: 'admin' };
    expect((await send(site, '/admin/api/users', ada, { cookie })).status).toBe(201);
    for (const who of [cookie, await signIn(site, ada)])
      expect((await send(site, API, {}, { cookie: who })).status).toBe(204);
    expect(await ended()).toBe('skipped');
    expect([await board(), await board(await signIn(site, ada))]).toEqual([false, false]);
    expect(await read('/admin/start')).toContain('These questions were answered or skipped');
    expect(
      await query(
        site,
        "select actor, action from activity where subject = 'brand' and action like 'skipped%'",
      ),
    ).toEqual([{ actor: 'admin', action: 'skipped the first questions about' }]);
  });

  it.each([
    ['publishes it', publish],
    ['saves a draft', autosave],
  ])('are over when somebody who may edit the brand %s', async (_, change) => {
    expect(await board()).toBe(true);
    expect((await change({ tagline: 'Hold the roof up.' })).status).toBe(200);
    expect(await ended()).toBe('changed');
    expect(await board()).toBe(false);
  });

  it('are not asked of a site that exists when it is updated', async () => {
    const dialect = new PgDialect();
    const execute = (statement: never) => query(site, dialect.sqlToQuery(statement).sql);
    await leaveExistingSitesAlone({ db: { execute } } as never);
    expect(await ended()).toBe('existing');
    expect(await board()).toBe(false);
  });

  it('refuse the second of two who answer, whatever each of them changed', async () => {
    const { revision, name, prefix, siteUrl, colors, markPath } = JSON.parse(
      await read(`${GLOBAL}?depth=0&draft=true`),
    );
    const answers = { name, prefix, siteUrl, colors, markPath };
    const zoe = { username: 'zoe', password: 'a-password-of-the-tests', role: 'admin' };
    await send(site, '/admin/api/users', zoe, { cookie });
    expect((await publish({ ...answers, name: 'Portico', revision })).status).toBe(200);
    const second = { ...answers, prefix: 'ZOE', revision, _status: 'published' };
    const told = await send(site, GLOBAL, second, { cookie: await signIn(site, zoe) });
    expect(told.status).toBe(409);
    expect(sentence(told.text)).toMatch(
      /^admin changed Name on .+ UTC\. None of your changes were saved yet\.$/,
    );
    expect(await query(site, 'select name, prefix from brand')).toEqual([{ name: 'Portico', prefix: 'CLN' }]);
  });
});
