import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedTexts } from '../../src/core/server/page-words';
import { findSentences, noteOriginals, readChangedSentences } from '../../src/core/server/sentences.queries';
import {
  line,
  list,
  type PageTexts,
  part,
  type StoredTexts,
  wordsOf,
} from '../../src/core/shared/page-texts';
import { PAGE_TABLES } from '../../src/features';
import { HOME_TEXTS } from '../../src/features/home/contract.texts';
import { LINKS_TEXTS } from '../../src/features/links/contract.texts';
import { TICKET_TEXTS } from '../../src/features/support/contract.ticket-texts';
import { type OpenPayload, openPayload } from '../support/payload';

let db: OpenPayload;
beforeAll(async () => {
  db = await openPayload();
});
afterAll(() => db?.close());

const facts = { brand: 'Portico', seats: 40, left: 7 };
const asPagesRead = async <P extends PageTexts>(page: P) =>
  wordsOf(page, (await storedTexts(page)).words, facts);
const document = async (slug: string) =>
  (await db.payload.findGlobal({
    slug: slug as 'home-page',
    depth: 0,
    overrideAccess: true,
  })) as unknown as StoredTexts;
const asPayloadSays = async <P extends PageTexts>(page: P) => wordsOf(page, await document(page.slug), facts);
const save = (data: object, draft = false) =>
  db.payload.updateGlobal({ slug: 'home-page', data, draft, overrideAccess: true });

describe.each(PAGE_TABLES)('$slug', (page) => {
  it('begins with its originals, of which nothing is stored, and has a history', async () => {
    const { words, updatedAt } = await storedTexts(page);
    expect(updatedAt).toBeInstanceOf(Date);
    expect(words).toEqual({});
    expect(await asPagesRead(page)).toEqual(wordsOf(page, {}, facts));
    expect(await asPayloadSays(page)).toEqual(wordsOf(page, {}, facts));
    const versions = await db.payload.findGlobalVersions({
      slug: page.slug as 'home-page',
      overrideAccess: true,
    });
    expect(versions.totalDocs).toBe(1);
  });
});

describe('the texts that pages read with one statement', () => {
  it('follow what was published: every text, and rows in their order', async () => {
    const rooms = [
      { title: 'Ω “quoted”', text: 'A\nB', drawing: 'files' as const },
      { title: 'Second', text: '{brand}', drawing: 'people' as const },
      { title: 'Third', text: 'C', drawing: 'alert' as const },
    ];
    await save({
      hero: { lead: '{brand} has {left} of {seats}' },
      features: { rooms },
      _status: 'published',
    });
    const { hero, features } = await asPagesRead(HOME_TEXTS);
    expect(hero.lead).toBe('Portico has 7 of 40');
    expect(hero.inside).toBe('See what’s inside');
    expect(features.rooms).toEqual([{ ...rooms[0] }, { ...rooms[1], text: 'Portico' }, rooms[2]]);
    expect(await asPagesRead(HOME_TEXTS)).toEqual(await asPayloadSays(HOME_TEXTS));
  });

  it('do not follow a draft', async () => {
    await save({ hero: { lead: 'Half a sen' } }, true);
    expect((await asPagesRead(HOME_TEXTS)).hero.lead).toBe('Portico has 7 of 40');
  });

  it('are the originals again once they are emptied or typed in, and nothing of them is stored', async () => {
    const lead =
      'Members, events, dues and recruitment under one roof. Built for the officers who do the work and the members who show up.';
    const stored = async () => (await storedTexts(HOME_TEXTS)).words.hero;
    for (const [written, kept] of [
      ['', undefined],
      ['Our own words', { lead: 'Our own words' }],
      [lead, undefined],
    ]) {
      await save({ hero: { lead: written }, _status: 'published' });
      expect(await stored()).toEqual(kept);
      expect((await document('home-page')).hero?.lead).toBe(written || lead);
    }
  });

  it('follow their originals where the owner changed nothing, in versions too', async () => {
    await save({ hero: { aside: 'Ours' }, _status: 'published' });
    const { parts } = HOME_TEXTS;
    const later = {
      ...HOME_TEXTS,
      parts: {
        ...parts,
        hero: part('Top', {
          ...parts.hero.texts,
          inside: line('Button', 30, 'Look inside'),
          aside: line('A', 40, 'Later'),
        }),
      },
    };
    const { hero } = wordsOf(later, (await storedTexts(HOME_TEXTS)).words, facts);
    expect(hero).toMatchObject({ inside: 'Look inside', aside: 'Ours' });
  });

  it.each([
    ['a part that the table does not have', { words: { hero: { lead: 'Smuggled' } } }],
    ['a text that it does not have', { hero: { other: 'Smuggled' } }],
  ])('store nothing of %s', async (_, data) => {
    await save({ ...data, _status: 'published' });
    expect(JSON.stringify((await storedTexts(HOME_TEXTS)).words)).not.toContain('Smuggled');
  });

  it('have the lengths and numbers of rows that the page carries', async () => {
    const room = { title: 'One', text: 'Room', drawing: 'files' };
    const refused = async (data: object) =>
      save({ ...data, _status: 'published' }).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(await refused({ features: { rooms: [room, room] } })).toContain('Rooms of the floor plan');
    expect(await refused({ features: { rooms: Array(7).fill(room) } })).toContain('Rooms of the floor plan');
    expect(await refused({ hero: { inside: 'x'.repeat(31) } })).toContain('Button to the features');
  });

  it('keep the placeholders that make them useful, unless they are emptied', async () => {
    const saved = (text: string) =>
      db.payload
        .updateGlobal({
          slug: 'support-requests',
          data: { received: { text }, _status: 'published' },
          overrideAccess: true,
        })
        .then(
          () => 'saved',
          (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
        );
    expect(await saved('We have your request.')).toBe('This text must contain {ticket}.');
    expect(await saved(`{ticket}${'x'.repeat(300)}`)).toContain('300');
    expect(await saved('We have request {ticket}.')).toBe('saved');
    expect((await asPagesRead(TICKET_TEXTS)).received.text).toBe('We have request {ticket}.');
    expect(await saved('')).toBe('saved');
    expect((await asPagesRead(TICKET_TEXTS)).received.text).toBe(
      'Your support request reached the Portico team. Your ticket ID is {ticket}.',
    );
  });
});

describe('the sentences of the site', () => {
  const at = '/admin/globals/home-page?field=';

  it('are found by their words, originals and changed ones alike, rows too', async () => {
    await save({ hero: { aside: 'Own aside' }, _status: 'published' });
    expect(await findSentences(PAGE_TABLES, 'oWN aSIDE')).toEqual([
      { page: 'Home page', label: 'After the number of seats', text: 'Own aside', path: `${at}hero.aside` },
    ]);
    expect(await findSentences(PAGE_TABLES, 'One column each.')).toEqual([]);
    expect(await findSentences(PAGE_TABLES, 'Touch what glows.')).toMatchObject([
      { path: `${at}phones.narrow` },
    ]);
    expect(await findSentences(PAGE_TABLES, 'any account')).toMatchObject([
      { text: 'any account', path: '/admin/globals/links-page?field=intro.steps' },
    ]);
    expect(await findSentences(PAGE_TABLES, 'chances improve')).toMatchObject([
      { text: '…Follow more accounts, and your chances improve.' },
    ]);
    expect(await findSentences(PAGE_TABLES, 'the')).toHaveLength(8);
  });

  it('that changed with a version are listed until somebody hides the list, unless the owner wrote them', async () => {
    expect(await readChangedSentences(PAGE_TABLES)).toEqual([]);
    const { parts } = HOME_TEXTS;
    const hero = {
      ...parts.hero.texts,
      inside: line('Button to the features', 30, 'Look inside'),
      aside: line('A', 40, 'Later'),
    };
    const steps = {
      ...LINKS_TEXTS.parts.intro.texts,
      steps: list({ ...LINKS_TEXTS.parts.intro.texts.steps, original: [{ step: 'Go', detail: 'now' }] }),
    };
    const later = [
      { ...HOME_TEXTS, parts: { ...parts, hero: part('Top', { ...hero, added: line('B', 40, 'New') }) } },
      { ...LINKS_TEXTS, parts: { ...LINKS_TEXTS.parts, intro: part('The giveaway', steps) } },
    ];
    expect(await readChangedSentences(later)).toEqual([
      {
        page: 'Home page',
        label: 'Button to the features',
        path: `${at}hero.inside`,
        was: 'See what’s inside',
        is: 'Look inside',
      },
      {
        page: 'Links page',
        label: 'Steps',
        path: '/admin/globals/links-page?field=intro.steps',
        was: 'Follow · any account · Collect · one entry each · Spin · one winner',
        is: 'Go · now',
      },
    ]);
    await noteOriginals(later);
    expect(await readChangedSentences(later)).toEqual([]);
  });
});
