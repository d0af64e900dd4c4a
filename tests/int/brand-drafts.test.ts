import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const GLOBAL = '/admin/api/globals/brand';

let site: Site;
let cookie: string;
/** As seeded: publishing it also discards a draft that a test left. */
let seeded: object;
beforeAll(async () => {
  site = await startSite();
  cookie = await signIn(site);
  seeded = JSON.parse((await call(site, `${GLOBAL}?depth=0`, { headers: { cookie } })).text);
});
afterAll(() => site?.stop());

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
