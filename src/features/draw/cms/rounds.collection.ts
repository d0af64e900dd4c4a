import type { Access, CollectionBeforeChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { latestVersionOf } from '@/core/db/policy-versions';
import { SPAN_MESSAGE } from '@/core/shared/visibility';
import { marketers, nobody } from '@/kit/cms/access';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { savedFilters } from '@/kit/cms/saved-filters';
import { requestPool } from '@/kit/db/pool';
import { BEFORE_COMMITMENT, roundStates, TO_DRAW, takesEntries } from '../rules/round-states';
import { chooseAccounts } from './choose-accounts';

const FIXED = 'This round was committed to or canceled: it stays as it is.';
const COMMITTING = 'The entries are being committed to right now. Reload the page to see it.';

/**
 * Payload writes a whole document back as it was read. This takes the state from the row and locks it until the
 * transaction ends, so an edit can neither undo a transition nor slip in after the commitment.
 */
const freezeCommittedRound: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const fresh = { publishedAt: null, cancelledAt: null, cancelledFor: null };
  if (operation === 'create') return { ...data, ...fresh, status: roundStates.initial };
  const { rows } = await queryWithin(
    req,
    `select status::text as status, exists (
       select 1 from site.draw_commitments where round_id = $1 and problem is null) as asked
     from draw_rounds where id = $1 for update`,
    [originalDoc.id],
  );
  const [now] = rows;
  if (!now || !takesEntries(now.status)) throw refuse(FIXED);
  if (now.asked) throw refuse(COMMITTING);
  return { ...data, ...fresh, status: now.status };
};

const BEFORE_ANY = '1';

/** The latest published rules, in the form that the page of a round links to. */
async function currentRules(): Promise<string> {
  const { rows } = await requestPool().query<{ version: number | null }>(
    `select ${latestVersionOf('official-rules')} as version`,
  );
  const version = rows[0]?.version ?? null;
  return version === null ? BEFORE_ANY : `Official Rules, version ${version}`;
}

/** What was committed to cannot change. */
const beforeCommitment: Access = (asker) => marketers(asker) && { status: { in: [...BEFORE_COMMITMENT] } };

/** Only the round's transitions write it. */
const byMachine = { create: nobody, update: nobody };
const dateTime = (name: string, more: Partial<Field> = {}): Field =>
  ({
    name,
    type: 'date',
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    ...more,
  }) as Field;
const noted = (name: string): Field =>
  dateTime(name, {
    access: byMachine,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data[name]) },
  } as Partial<Field>);

const brandPrize = async ({ req }: { req: PayloadRequest }) =>
  (await req.payload.findGlobal({ slug: 'brand', depth: 0, overrideAccess: true, req })).prize ?? undefined;

const endsAfterStart = (value: unknown, { siblingData }: { siblingData: { opensAt?: string | null } }) =>
  !value ||
  !siblingData.opensAt ||
  Date.parse(String(value)) > Date.parse(siblingData.opensAt) ||
  SPAN_MESSAGE;

export const drawRounds: CollectionConfig = {
  slug: 'draw-rounds',
  labels: { singular: 'Draw', plural: 'Draws' },
  custom: whenEmpty(
    'A round is one prize. Create it, add the follower lists, and close it before you commit to them.',
  ),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.giveaway,
    useAsTitle: 'title',
    defaultColumns: ['title', 'prize', 'status', 'closesAt', 'publishedAt'],
    listSearchableFields: ['title', 'prize'],
    components: savedFilters(
      { label: 'To draw', anyOf: [[['status', 'in', TO_DRAW.join()]]] },
      { label: 'Published', anyOf: [[['status', 'equals', 'published']]] },
    ),
    description:
      'One round of the giveaway: add the follower lists, commit to them, draw when the public value is out, and publish.',
  },
  access: { create: marketers, read: marketers, update: beforeCommitment, delete: nobody },
  hooks: { beforeChange: [freezeCommittedRound], afterChange: [chooseAccounts] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Spring draw 2027' },
    },
    { name: 'prize', type: 'text', required: true, maxLength: 120, defaultValue: brandPrize },
    {
      name: 'rules',
      label: 'Version of the rules',
      type: 'text',
      required: true,
      maxLength: 60,
      defaultValue: currentRules,
      admin: { description: 'As the page of the rules says it. It is published with the commitment.' },
    },
    {
      name: 'links',
      label: 'Accounts that count',
      type: 'relationship',
      relationTo: 'social-links',
      hasMany: true,
      maxRows: 100,
      admin: { description: 'Empty: every profile that visitors see on the links page when this is saved.' },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/draw/admin/round-control#RoundControlPanel' },
        disableListColumn: true,
      },
    },
    {
      name: 'status',
      label: 'State',
      type: 'select',
      required: true,
      defaultValue: roundStates.initial,
      index: true,
      options: roundStates.options,
      access: byMachine,
      admin: { position: 'sidebar', readOnly: true },
    },
    dateTime('opensAt'),
    dateTime('closesAt', { validate: endsAfterStart } as Partial<Field>),
    noted('publishedAt'),
    noted('cancelledAt'),
    {
      name: 'cancelledFor',
      type: 'text',
      access: byMachine,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.cancelledFor) },
    },
  ],
};
