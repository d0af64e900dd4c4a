import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, signedIn } from '../support/staff-calls';

let site: OpenPayload;
/** The seeded version 1 of the terms, as stored. */
let first: { title: string; body: object };

const block = (text: string, url?: string) => {
  const words = { type: 'text', version: 1, text, format: 0 };
  const fields = { url, linkType: 'custom', newTab: false };
  return {
    type: 'paragraph',
    version: 1,
    indent: 0,
    format: '' as const,
    direction: 'ltr' as const,
    children: [url ? { type: 'link', version: 3, fields, children: [words] } : words],
  };
};
const body = (...words: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    indent: 0,
    format: '' as const,
    direction: 'ltr' as const,
    children: words.map((text) => block(text)),
  },
});
const day = (date: string) => `${date}T12:00:00.000Z`;

type Change = {
  title?: string;
  body?: ReturnType<typeof body>;
  effectiveDate?: string;
  lastUpdated?: string;
  changeNote?: string | null;
};
const publish = (change: Change, more: object = {}) =>
  site.payload.updateGlobal({
    slug: 'terms',
    data: { ...change, _status: 'published' },
    overrideAccess: true,
    ...more,
  });
const saveDraft = (change: Change) =>
  site.payload.updateGlobal({
    slug: 'terms',
    data: { ...change, _status: 'draft' },
    draft: true,
    overrideAccess: true,
  });
const takeBack = () =>
  site.payload.updateGlobal({ slug: 'terms', data: { _status: 'draft' }, overrideAccess: true });

const versions = async () =>
  (
    await site.query(
      `select number::int, title, change_note as note from policy_versions where policy = 'terms' order by number`,
    )
  ).rows;
const status = async () => (await site.query('select _status from terms')).rows[0]._status;

beforeAll(async () => {
  site = await openPayload();
  first = (await site.query(`select title, body from policy_versions where policy = 'terms'`)).rows[0];
});
/** Resets to the day of the seed; the trigger that forbids this is disabled for the cleanup only. */
beforeEach(async () => {
  await site.query('alter table policy_versions disable trigger policy_versions_append_only');
  await site.query(`delete from policy_versions where policy = 'terms' and number > 1`);
  await site.query('alter table policy_versions enable trigger policy_versions_append_only');
  await site.query('delete from _terms_v where id > (select min(id) from _terms_v)');
  await site.query('update _terms_v set latest = true');
  await site.query(
    `update terms set _status = 'published', title = $1, body = $2, effective_date = '2025-07-26T12:00:00Z',
       last_updated = '2025-07-26T12:00:00Z', change_note = null`,
    [first.title, JSON.stringify(first.body)],
  );
});
afterAll(() => site.close());

const NOTE = 'Says what a chapter owes.';
const MISSING =
  'Say in a sentence or two what this version changes. Visitors read it in the history of this policy.';

describe('publishing', () => {
  it('started with version 1 of each, with its specified date', async () => {
    const { rows } = await site.query(
      `select policy, number::int, effective_date::text, change_note from policy_versions order by policy`,
    );
    expect(rows).toEqual([
      { policy: 'privacy-policy', number: 1, effective_date: '2025-07-24 12:00:00+00', change_note: null },
      { policy: 'terms', number: 1, effective_date: '2025-07-26 12:00:00+00', change_note: null },
      { policy: 'cookies', number: 1, effective_date: '2025-07-26 12:00:00+00', change_note: null },
      { policy: 'gdpr', number: 1, effective_date: '2025-07-26 12:00:00+00', change_note: null },
      { policy: 'official-rules', number: 1, effective_date: '2025-07-26 12:00:00+00', change_note: null },
    ]);
  });

  it('adds a version with its text, dates, note, time and person, and empties the note', async () => {
    const user = await addStaff(site, 'ellen', 'editor');
    const before = Date.now();
    const saved = await publish(
      {
        title: 'Terms of Use',
        body: body('Be kind.'),
        effectiveDate: '2026-02-28',
        lastUpdated: '2026-02-01T23:30:00.000-08:00',
        changeNote: `  ${NOTE}  `,
      },
      { user },
    );
    expect(saved.changeNote).toBeNull();
    const { rows } = await site.query(
      `select number::int, title, body, effective_date, last_updated, change_note, published_at, published_by
       from policy_versions where policy = 'terms' and number = 2`,
    );
    expect(rows).toEqual([
      {
        number: 2,
        title: 'Terms of Use',
        body: body('Be kind.'),
        effective_date: new Date('2026-02-28T12:00:00Z'),
        last_updated: new Date('2026-02-01T12:00:00Z'),
        change_note: NOTE,
        published_at: expect.any(Date),
        published_by: 'ellen',
      },
    ]);
    expect(rows[0].published_at.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('requires a change note from the second version on, at the field, and changes nothing without it', async () => {
    for (const changeNote of [undefined, null, '', '   ']) {
      await expect(publish({ title: 'Terms of Use', changeNote })).rejects.toMatchObject({
        name: 'ValidationError',
        data: { errors: [{ path: 'changeNote', message: MISSING }] },
      });
    }
    expect(await versions()).toHaveLength(1);
    expect((await site.query('select title from terms')).rows[0].title).toBe('Terms of Service');
  });

  it('adds nothing when a reader would see no change', async () => {
    await publish({});
    await publish({ title: 'Terms of Service', changeNote: 'Nothing, really.' });
    expect(await versions()).toEqual([{ number: 1, title: 'Terms of Service', note: null }]);
  });

  it('treats another date as a change, and a correction as a version', async () => {
    await publish({ effectiveDate: day('2026-03-01'), changeNote: 'Counts from March.' });
    await publish({ effectiveDate: day('2026-03-02'), changeNote: 'Corrects the day.' });
    expect((await versions()).map(({ note }) => note)).toEqual([
      null,
      'Counts from March.',
      'Corrects the day.',
    ]);
  });

  it('keeps the note of a draft until publishing, and adds nothing for drafts', async () => {
    await saveDraft({ title: 'Terms of Use', changeNote: NOTE });
    expect(await versions()).toHaveLength(1);
    expect(await status()).toBe('published');
    await publish({});
    expect((await versions())[1]).toEqual({ number: 2, title: 'Terms of Use', note: NOTE });
  });

  it('adds a version whatever fields the caller selected', async () => {
    await publish({ title: 'Terms of Use', changeNote: NOTE }, { select: { title: true } });
    expect(await versions()).toHaveLength(2);
  });

  it('gives two simultaneous publications a number each, and five too', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => publish({ title: `Terms ${n}`, changeNote: `Number ${n}.` })),
    );
    const found = await versions();
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(found.map(({ title }) => title)).size).toBe(6);
    const { rows } = await site.query('select title from terms');
    expect(found.at(-1)?.title).toBe(rows[0].title);
  });

  it('stores a version only together with the text: neither without the other', async () => {
    const req = await createLocalReq({}, site.payload);
    req.transactionID = (await site.payload.db.beginTransaction()) as string;
    await publish({ title: 'Terms of Use', changeNote: NOTE }, { req });
    await site.payload.db.rollbackTransaction(req.transactionID);
    expect(await versions()).toHaveLength(1);
    expect((await site.query('select title from terms')).rows[0].title).toBe('Terms of Service');
  });
});

describe('withdrawing and restoring', () => {
  const stepOf = async (title: string) =>
    (await site.query('select id from _terms_v where version_title = $1 order by id limit 1', [title]))
      .rows[0].id;
  let editor: Awaited<ReturnType<typeof addStaff>>;
  beforeAll(async () => {
    editor = await signedIn(site, await addStaff(site, 'henry', 'editor'));
  });
  /** Through the address that the back office calls, with its first matching endpoint. */
  const restore = async (id: number, draft: boolean) => {
    const { endpoints } = site.payload.config.globals.find(({ slug }) => slug === 'terms') ?? {};
    const stands = (endpoints || []).find(({ path, method }) => `${method} ${path}` === 'post /versions/:id');
    const parts = { routeParams: { id }, searchParams: new URLSearchParams({ draft: String(draft) }) };
    const user = { ...editor, collection: 'users' as const };
    const answer = await stands?.handler(await createLocalReq({ user, req: parts }, site.payload));
    expect(answer?.status).toBe(200);
  };

  it('restores the same version when the text is published again', async () => {
    await takeBack();
    expect(await status()).toBe('draft');
    await publish({});
    expect(await status()).toBe('published');
    expect(await versions()).toHaveLength(1);
  });

  it('adds a version for a restored old text, and names the original', async () => {
    await publish({ title: 'Terms of Use', changeNote: NOTE });
    await restore(await stepOf('Terms of Service'), false);
    expect(await versions()).toEqual([
      { number: 1, title: 'Terms of Service', note: null },
      { number: 2, title: 'Terms of Use', note: NOTE },
      { number: 3, title: 'Terms of Service', note: 'Goes back to version 1.' },
    ]);
  });

  it('restores what was published although its link leads nowhere by now, and no draft that never was', async () => {
    await site.query(
      `insert into help_articles (question, slug, _status) values ('How do we meet?', 'how-we-meet', 'published')`,
    );
    const linked = { root: { ...body().root, children: [block('the rules', '/help/how-we-meet')] } };
    await publish({ title: 'Terms with a link', body: linked, changeNote: NOTE });
    await publish({ title: 'Terms of Use', body: body('Be kind.'), changeNote: NOTE });
    await site.query(`delete from help_articles where slug = 'how-we-meet'`);
    const refusal = {
      name: 'ValidationError',
      data: {
        errors: [
          {
            path: 'body',
            message:
              '“the rules” leads to /help/how-we-meet, where there is no page. Please correct or remove this link.',
          },
        ],
      },
    };
    await expect(publish({ body: linked, changeNote: NOTE })).rejects.toMatchObject(refusal);
    await saveDraft({ title: 'Only a draft', body: linked });
    await expect(restore(await stepOf('Only a draft'), false)).rejects.toMatchObject(refusal);
    expect(await versions()).toHaveLength(3);
    await restore(await stepOf('Terms with a link'), false);
    expect((await versions()).at(-1)).toEqual({
      number: 4,
      title: 'Terms with a link',
      note: 'Goes back to version 2.',
    });
  });

  it('does not touch the published text when an old one is restored as a draft', async () => {
    await publish({ title: 'Terms of Use', changeNote: NOTE });
    await restore(await stepOf('Terms of Service'), true);
    expect(await status()).toBe('published');
    expect((await site.query('select title from terms')).rows[0].title).toBe('Terms of Use');
    const draft = await site.payload.findGlobal({ slug: 'terms', draft: true, overrideAccess: true });
    expect([draft.title, draft._status]).toEqual(['Terms of Service', 'draft']);
    expect(await versions()).toHaveLength(2);
  });
});

describe('a published version', () => {
  it('cannot be changed or removed, even by an admin', async () => {
    const user = { ...(await addStaff(site, 'ada')), collection: 'users' as const };
    const { docs } = await site.payload.find({
      collection: 'policy-versions',
      limit: 1,
      overrideAccess: true,
    });
    const id = docs[0]?.id as number;
    const asAdmin = { collection: 'policy-versions', id, user, overrideAccess: false } as const;
    await expect(site.payload.update({ ...asAdmin, data: { title: 'x' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(site.payload.delete(asAdmin)).rejects.toMatchObject({ status: 403 });
    await expect(
      site.payload.create({ ...asAdmin, data: { ...docs[0], number: 9 } } as never),
    ).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    `update policy_versions set title = 'x'`,
    'delete from policy_versions',
    'truncate policy_versions',
  ])('outlives %s', async (statement) => {
    await expect(site.query(statement)).rejects.toThrow('policy_versions is append-only');
  });

  it('has a unique number', async () => {
    await expect(
      site.query(
        `insert into policy_versions (policy, number, title, body, effective_date, last_updated, published_at)
         select policy, number, title, body, effective_date, last_updated, published_at from policy_versions`,
      ),
    ).rejects.toThrow(/policy_number_idx/);
  });
});

describe('an editor’s drafts', () => {
  it('autosave into one row, and are limited in number', async () => {
    const count = async () => (await site.query('select count(*)::int as n from _terms_v')).rows[0].n;
    const { updateOperationGlobal: operation } = await import('payload');
    const globalConfig = site.payload.config.globals.find(({ slug }) => slug === 'terms');
    for (let n = 1; n <= 3; n += 1) {
      const req = await createLocalReq({}, site.payload);
      const data = { title: `Terms ${n}` };
      const as = { slug: 'terms', data, draft: true, autosave: true, overrideAccess: true };
      await operation({ ...as, globalConfig, req } as never);
    }
    expect(await count()).toBe(2);
    for (let n = 1; n <= 55; n += 1) await saveDraft({ title: `Terms ${n}` });
    expect(await count()).toBe(50);
    expect(await status()).toBe('published');
    expect(await versions()).toHaveLength(1);
  });
});
