import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_TABLES } from '../../src/features';
import { HOME_TEXTS } from '../../src/features/home/contract.texts';
import { TICKET_TEXTS } from '../../src/features/support/contract.ticket-texts';
import { storedTexts } from '../../src/server/page-words';
import { type PageTexts, type StoredTexts, wordsOf } from '../../src/shared/page-texts';
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
  it('is stored from the start, and read with one statement as Payload reads it', async () => {
    const { words, updatedAt } = await storedTexts(page);
    expect(updatedAt).toBeInstanceOf(Date);
    expect(Object.keys(words).sort()).toEqual(Object.keys(page.parts).sort());
    expect(await asPagesRead(page)).toEqual(await asPayloadSays(page));
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

  it('are the originals where nothing is stored, and the form shows those', async () => {
    await db.query('update home_page set hero_lead = null');
    const original = /^Members, events, dues and recruitment under one roof\./;
    expect((await asPagesRead(HOME_TEXTS)).hero.lead).toMatch(original);
    expect((await document('home-page')).hero?.lead).toMatch(original);
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
