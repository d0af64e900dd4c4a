import type {
  CollectionAfterDeleteHook,
  PayloadRequest,
  RelationshipFieldSingleValidation,
  SingleRelationshipField,
  UIField,
} from 'payload';
import { DESK_TABLES } from '@/core/db/desk-tables';
import type { DeskKind } from '@/core/shared/desk';
import { queryWithin } from '@/kit/cms/payload-transaction';

const component = (name: string) => `/src/core/admin/${name}`;

async function answersRequests({ payload }: PayloadRequest, id: unknown): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      and: [
        { id: { equals: id } },
        { role: { in: ['admin', 'support'] } },
        { disabled: { not_equals: true } },
      ],
    },
    overrideAccess: true,
  });
  return totalDocs === 1;
}

const isAtDesk: RelationshipFieldSingleValidation = async (value, { event, previousValue, req }) => {
  const isSettled = value === null || value === undefined || value === previousValue;
  if (isSettled || event === 'onChange') return true;
  return (await answersRequests(req, value)) || 'Please choose someone who answers requests.';
};

/**
 * The person assigned to a request. Support may not read other accounts, so Payload's own picker would be empty: this
 * one gets only their names.
 */
export const assignee: SingleRelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  validate: isAtDesk,
  admin: {
    position: 'sidebar',
    components: {
      Field: component('assignee-field#AssigneeField'),
      Cell: component('assignee-cell#AssigneeCell'),
    },
  },
};

/** The record's conversation and notes, to read, and the way to the desk. */
export const conversation = (kind: DeskKind): UIField => ({
  name: 'conversation',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/src/features/desk/admin/record-conversation#RecordConversation',
        clientProps: { kind },
      },
    },
    disableListColumn: true,
  },
});

/** Deletes staff notes and reasons with their record: they may contain personal data. */
export const forgetDeskWork =
  (slug: string): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    await queryWithin(req, 'delete from notes where subject = $1 and subject_id = $2', [slug, String(id)]);
    for (const table of DESK_TABLES)
      await queryWithin(req, `delete from ${table} where subject = $1 and subject_id = $2`, [
        slug,
        Number(id),
      ]);
    await queryWithin(req, 'select site.forget_history($1, array[$2::integer])', [slug, Number(id)]);
  };
