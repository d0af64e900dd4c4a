import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBrandView } from '../../src/features/brand/server/brand.view';
import { readPublishedBrand } from '../../src/features/brand/server/published-brand';
import { type OpenPayload, openPayload } from '../support/payload';

let db: OpenPayload;
beforeAll(async () => {
  db = await openPayload();
});
afterAll(() => db?.close());

/** The brand as Payload reads it; the pages' statement must match. */
const asPayloadSays = (accepted: number) =>
  db.payload
    .findGlobal({ slug: 'brand', depth: 1, overrideAccess: true })
    .then((brand) => toBrandView(brand, accepted));
const asPagesRead = async () => {
  const { brand, accepted } = await readPublishedBrand();
  return toBrandView(brand, accepted);
};
const publish = (data: object) =>
  db.payload.updateGlobal({
    slug: 'brand',
    data: { ...data, _status: 'published' },
    overrideAccess: true,
  });

describe('the brand that pages read with one statement', () => {
  it('equals Payload’s, as seeded: with a picture in its sizes', async () => {
    const brand = await asPagesRead();
    expect(brand).toEqual(await asPayloadSays(0));
    expect(brand.showcaseImage?.srcSet.split(', ')).toHaveLength(2);
    expect(brand.name).toBe('Colonnade');
    expect(brand.seatsLeft).toBe(100);
  });

  it('follows every field, rows in order, and taken seats', async () => {
    await publish({
      name: 'Peristyle',
      audience: 'sorority',
      faces: { display: 'literata', text: 'source-sans-3' },
      social: { x: 'https://x.com/peristyle', facebook: null },
      announcements: [{ text: 'Second' }, { text: 'First: {seats}' }],
      benefits: [{ title: 'Ω “quoted”', text: 'A\nB' }],
      claims: [],
      partnerChapters: [
        { name: 'Beta', school: 'State', letters: 'ΒΒ' },
        { name: 'Alpha', school: 'State', letters: 'ΑΑ' },
      ],
      seatsTotal: 40,
      showcaseImage: null,
      brandAssetsStaffOnly: true,
      hours: {
        zone: 'America/New_York',
        days: [
          { day: 'friday', opens: '09:00', closes: '17:00' },
          { day: 'monday', opens: '10:00', closes: '24:00' },
        ],
        closed: [
          { date: '2030-12-26T12:00:00.000Z', name: 'Boxing Day' },
          { date: '2030-12-25T12:00:00.000Z', name: 'Christmas' },
        ],
        rule: 'We’re open {hours}.',
      },
    });
    await db.query(
      `insert into waitlist (full_name, email, organization, organization_size, status)
       select 'Ada', 'a@example.com', 'ΑΦΑ', '1-25', 'accepted' from generate_series(1, 3)`,
    );
    const brand = await asPagesRead();
    expect(brand).toEqual(await asPayloadSays(3));
    expect(brand).toMatchObject({
      name: 'Peristyle',
      faces: { display: 'literata', text: 'source-sans-3' },
      audience: 'sorority',
      announcements: ['Second', 'First: 37'],
      claims: [],
      seatsLeft: 37,
      showcaseImage: null,
      assetsForStaffOnly: true,
      hours: {
        zone: 'America/New_York',
        days: [
          { day: 'monday', opens: '10:00', closes: '24:00' },
          { day: 'friday', opens: '09:00', closes: '17:00' },
        ],
        closed: [
          { date: '2030-12-25', name: 'Christmas' },
          { date: '2030-12-26', name: 'Boxing Day' },
        ],
        rule: 'We’re open {hours}.',
        closedRule: 'We’re also closed on {days}.',
      },
    });
    expect(brand.partnerChapters.map(({ letters }) => letters)).toEqual(['ΒΒ', 'ΑΑ']);
  });

  it('does not follow a draft', async () => {
    await db.payload.updateGlobal({
      slug: 'brand',
      draft: true,
      data: { name: 'Half a na' },
      overrideAccess: true,
    });
    expect((await asPagesRead()).name).toBe('Peristyle');
    expect(await asPagesRead()).toEqual(await asPayloadSays(3));
  });
});
