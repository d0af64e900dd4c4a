import type { CollectionSlug, Payload, Where } from 'payload';
import type { User } from '@/payload-types';

export type Tile = { label: string; count: number; href: string; tone?: 'alarm' };

type Question = { label: string; collection: CollectionSlug; field: string; value: string; tone?: 'alarm' };

const QUESTIONS: Question[] = [
  { label: 'Applications nobody has read', collection: 'waitlist', field: 'status', value: 'pending-review' },
  { label: 'New support tickets', collection: 'support-tickets', field: 'status', value: 'new' },
  { label: 'New quote requests', collection: 'quotes', field: 'status', value: 'new' },
  { label: 'Newsletter readers', collection: 'newsletter', field: 'state', value: 'confirmed' },
  { label: 'Mails waiting', collection: 'mails', field: 'state', value: 'waiting' },
  { label: 'Mails failed', collection: 'mails', field: 'state', value: 'failed', tone: 'alarm' },
  { label: 'Active links', collection: 'social-links', field: 'isActive', value: 'true' },
];

const listAddress = (admin: string, { collection, field, value }: Question) =>
  `${admin}/collections/${collection}?where[or][0][and][0][${field}][equals]=${value}`;

const TRAPPED: CollectionSlug[] = ['waitlist', 'support-tickets', 'quotes', 'newsletter'];

/** What spam traps caught is not waiting for anybody. */
const isCounted = ({ collection, field, value }: Question): Where => {
  const matches: Where = { [field]: { equals: value } };
  return TRAPPED.includes(collection) ? { and: [matches, { quarantined: { not_equals: true } }] } : matches;
};

/** The figures that this person's role may see. */
export async function countTiles(payload: Payload, user: User): Promise<Tile[]> {
  const tiles = await Promise.all(
    QUESTIONS.map(async (question): Promise<Tile | null> => {
      const { collection, label, tone } = question;
      const where = isCounted(question);
      const answer = await payload
        .count({ collection, where, overrideAccess: false, user })
        .catch(() => null);
      if (!answer) return null;
      return {
        label,
        count: answer.totalDocs,
        href: listAddress(payload.config.routes.admin, question),
        tone,
      };
    }),
  );
  return tiles.filter((tile) => tile !== null);
}

export async function countSeats(payload: Payload): Promise<{ total: number; taken: number }> {
  const [brand, accepted] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 0, select: { seatsTotal: true }, overrideAccess: true }),
    payload.count({
      collection: 'waitlist',
      where: { status: { equals: 'accepted' } },
      overrideAccess: true,
    }),
  ]);
  return { total: brand.seatsTotal, taken: Math.min(brand.seatsTotal, accepted.totalDocs) };
}
