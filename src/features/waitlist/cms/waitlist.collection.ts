import type { CollectionBeforeChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/core/cms/desk-fields';
import { whenEmpty } from '@/core/cms/empty-words';
import { recordFields } from '@/core/cms/form-fields';
import {
  enforceTransitions,
  type StateChange,
  type TransitionGuard,
  transitionFields,
} from '@/core/cms/state-transitions';
import { policies, quarantined, reference, visitSource } from '@/core/cms/submission-fields';
import { organizationKey } from '@/core/shared/organization-key';
import { admins, supporters } from '@/kit/cms/access';
import { transactionOf } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { savedFilters } from '@/kit/cms/saved-filters';
import { lockUntilCommit, serialized } from '@/kit/cms/transaction-lock';
import { mailboxKey } from '@/kit/db/limiter';
import type { Transaction } from '@/kit/db/transaction';
import type { Waitlist } from '@/payload-types';
import { applicationStates, SEATED } from '../rules/application-states';
import { DEFAULT_ORGANIZATION_SIZE, waitlistFields } from '../waitlist.form';
import { countDuplicates, duplicateFields, flagDuplicates } from './duplicates';

/** How many applications hold a seat, except those in `except`. */
async function countAccepted(req: PayloadRequest, except: number[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'waitlist',
    where: { and: [{ status: { equals: SEATED } }, { id: { not_in: except } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

/** Applications that the same bulk edit accepts; some of them may not be written yet. */
const granted = new WeakMap<PayloadRequest, Set<number>>();

/**
 * Reserves a founding seat for the transaction of this request: of two simultaneous requests for the last one, one
 * gets it.
 * @param application its id, undefined while it is being created
 * @throws APIError 400 with a sentence for staff when every seat is taken
 */
const takeSeat = (req: PayloadRequest, application: number | undefined): Promise<void> =>
  serialized(req, async () => {
    await lockUntilCommit(req, 'seats');
    const { seatsTotal } = await req.payload.findGlobal({
      slug: 'brand',
      depth: 0,
      select: { seatsTotal: true },
      overrideAccess: true,
      req,
    });
    const together = granted.get(req) ?? new Set<number>();
    granted.set(req, together);
    const own = application === undefined ? [] : [application];
    const taken = together.size + (await countAccepted(req, [...together, ...own]));
    if (taken >= seatsTotal)
      throw refuse(
        `All ${seatsTotal} founding seats are taken. Free one, or raise the number of seats in the brand settings.`,
      );
    for (const id of own) together.add(id);
  });

/** @throws APIError 400 when more applications are accepted than `seats` allows */
export async function refuseFewerThanTakenSeats(req: PayloadRequest, seats: number): Promise<void> {
  await lockUntilCommit(req, 'seats');
  const taken = await countAccepted(req, []);
  if (seats < taken)
    throw refuse(`${taken} applications are already accepted, so there must be at least ${taken} seats.`);
}

/** Every transition into the accepted state takes a seat, or is refused. */
const acceptWithinSeats: TransitionGuard = async ({ req, id, to }) => {
  if (to === SEATED) await takeSeat(req, id);
};

/** Keys by which similar applications are found. */
const setLikenessKeys: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  emailKey: mailboxKey(data.email ?? originalDoc?.email ?? '') || null,
  organizationKey: organizationKey(data.organization ?? originalDoc?.organization ?? ''),
});

/** Runs in the transaction of an application's transition; passed in the update's `context`. */
type WithTransition = (tx: Transaction, application: Waitlist, reason: string | null) => Promise<void>;

async function runWithTransition({ req, document, reason }: StateChange): Promise<void> {
  const work = req.context.withTransition as WithTransition | undefined;
  await work?.(transactionOf(req), document as unknown as Waitlist, reason);
}

const component = (name: string) => `/src/features/waitlist/admin/${name}`;

const dailyQuestions = savedFilters(
  {
    label: 'Unreviewed',
    anyOf: [
      [
        ['status', 'equals', applicationStates.initial],
        ['quarantined', 'equals', 'false'],
      ],
    ],
  },
  { label: 'In review', anyOf: [[['status', 'equals', 'in-review']]] },
  {
    label: 'Possible duplicates',
    anyOf: [
      [
        ['alike', 'equals', 'true'],
        ['quarantined', 'equals', 'false'],
      ],
    ],
  },
  { label: 'Accepted', anyOf: [[['status', 'equals', SEATED]]] },
  { label: 'Spam', anyOf: [[['quarantined', 'equals', 'true']]] },
);

const enforceReviewTransitions = enforceTransitions(applicationStates, {
  guard: acceptWithinSeats,
  onTransition: runWithTransition,
});

const { fullName, email, organization, organizationSize, ...added } = recordFields(waitlistFields);

export const waitlistCollection: CollectionConfig = {
  slug: 'waitlist',
  labels: { singular: 'Application', plural: 'Applications' },
  custom: whenEmpty('Applications come in from the home page. Each one waits here until someone reviews it.'),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'organization',
    defaultColumns: ['organization', 'duplicates', 'fullName', 'organizationSize', 'status', 'createdAt'],
    listSearchableFields: ['organization', 'fullName', 'email', 'reference'],
    description: 'Chapters that applied for a founding spot. Each accepted one takes a seat.',
    components: {
      beforeListTable: [
        component('seats-line#SeatsLine'),
        ...dailyQuestions.beforeListTable,
        component('bulk-transitions#BulkTransitions'),
      ],
    },
  },
  access: { create: supporters, read: supporters, update: supporters, delete: admins },
  hooks: {
    beforeOperation: [flagDuplicates],
    beforeChange: [enforceReviewTransitions, setLikenessKeys],
    afterOperation: [countDuplicates],
    afterDelete: [forgetDeskWork('waitlist')],
  },
  fields: [
    fullName,
    email,
    organization,
    { ...organizationSize, label: 'Members', defaultValue: DEFAULT_ORGANIZATION_SIZE },
    ...Object.values<Field>(added),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: applicationStates.initial,
      index: true,
      options: applicationStates.options,
      admin: {
        position: 'sidebar',
        // Bulk changes go through the panel above the list, which reports the outcome of each.
        disableBulkEdit: true,
        description: 'Accepting takes a founding seat. With no seats left, nobody can be accepted.',
      },
    },
    assignee,
    ...duplicateFields,
    conversation('application'),
    ...transitionFields(
      applicationStates,
      'Shown in the history. The applicant sees it only if you put it in an email.',
    ),
    quarantined,
    reference,
    policies,
    visitSource('sources'),
  ],
};
