import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { recordActivity, recordActivityHourly } from '@/core/db/activity';
import { describeChanges } from '@/kit/cms/field-changes';
import { transactionOf } from '@/kit/cms/payload-transaction';
import type { User } from '@/payload-types';

type Document = Record<string, unknown> & { id?: number | string };
type Happening = { action: string; subject: string; subjectId: string | null; details: string | null };

/** While somebody types, a draft is saved every few seconds. */
const isAutosave = (req: PayloadRequest) => String(req.query?.autosave) === 'true';

/** Only what a signed-in person does is an activity; seeds and migrations are not. */
async function record(req: PayloadRequest, happening: Happening): Promise<void> {
  const user = req.user as User | null;
  if (!user) return;
  const actor = { id: user.id, username: user.username };
  const write = isAutosave(req) ? recordActivityHourly : recordActivity;
  await write(transactionOf(req), { actor, ...happening });
}

/** Fields that are not in the document that hooks receive, such as a password. */
export const alsoChanged = (req: PayloadRequest, name: string): void => {
  req.context.alsoChanged = [...((req.context.alsoChanged as string[] | undefined) ?? []), name];
};
const withAlsoChanged = (req: PayloadRequest, details: string | null): string | null => {
  const names = (req.context.alsoChanged as string[] | undefined) ?? [];
  return [details, ...names].filter(Boolean).join(', ') || null;
};

/** The kind of an update, from its request and its result. */
function actionOf(req: PayloadRequest, before: Document, after: Document): string {
  if (!before.deletedAt && after.deletedAt) return 'moved to the trash';
  if (before.deletedAt && !after.deletedAt) return 'restored';
  if (String(req.query?.draft) === 'true') return 'saved a draft of';
  if (after._status === 'draft') return 'unpublished';
  return after._status === 'published' ? 'published' : 'changed';
}

/** Every write to this collection is logged in the same transaction. */
export function withActivity(collection: CollectionConfig): CollectionConfig {
  const { slug, fields, hooks = {} } = collection;
  const subjectOf = (id: unknown) => ({ subject: slug, subjectId: String(id) });
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const isNew = operation === 'create';
          const action = isNew ? 'added' : actionOf(req, previousDoc, doc);
          const details = describeChanges(fields, isNew ? undefined : previousDoc, doc);
          await record(req, { action, ...subjectOf(doc.id), details: withAlsoChanged(req, details) });
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        ({ id, req }) => record(req, { action: 'deleted', ...subjectOf(id), details: null }),
      ],
    },
  };
}

/** Every write to this global is logged in the same transaction. */
export function withGlobalActivity(global: GlobalConfig): GlobalConfig {
  const { slug, fields, hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const before = previousDoc ?? {};
          const details = describeChanges(fields, before, doc);
          await record(req, { action: actionOf(req, before, doc), subject: slug, subjectId: null, details });
        },
      ],
    },
  };
}
