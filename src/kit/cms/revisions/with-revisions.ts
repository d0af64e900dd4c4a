import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload';
import { forgetLastWrites, type RecordData, recordLastWrites, valueHashes } from './last-writes';
import { mergeChanges } from './merge';

const sentAlong = (name: string): Field => ({
  name,
  type: 'text',
  virtual: true,
  admin: {
    hidden: true,
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
});

/** The revision that a form was filled from, and the fields changed in it. Neither is stored. */
const REVISION_FIELDS = [sentAlong('revision'), sentAlong('touched')];

/** Only staff save; a document that was read in part has no revision. */
const addRevision = ({ doc, req }: { doc: RecordData; req: PayloadRequest }) =>
  req.user && doc.updatedAt ? { ...doc, revision: JSON.stringify(valueHashes(doc)) } : doc;

type Args = { id?: unknown; data?: RecordData };

/**
 * A save states which revision it started from, so that other people's changes are preserved, and a field that both
 * changed is refused with who changed it and when. Runs after the row lock. Payload's own note that somebody else has
 * the document open would refuse what can be merged.
 */
export const withRevisions = (collection: CollectionConfig): CollectionConfig => {
  const { slug, fields, hooks = {} } = collection;
  const subjectOf = (id: unknown) => ({ slug, id: String(id) });
  return {
    ...collection,
    fields: [...fields, ...REVISION_FIELDS],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          const { id, data } = args as Args;
          if ((operation !== 'update' && operation !== 'create') || !data) return args;
          const { revision: _revision, touched: _touched, ...plain } = data;
          const target = { subject: subjectOf(id), fields, isGlobal: false };
          const isOne = operation === 'update' && id !== undefined;
          const merged = isOne ? await mergeChanges(req, target, data) : plain;
          return { ...args, overrideLock: true, data: merged } as typeof args;
        },
      ],
      afterRead: [...(hooks.afterRead ?? []), addRevision],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, operation, previousDoc, req }) => {
          if (operation === 'update') await recordLastWrites(req, subjectOf(doc.id), previousDoc, doc);
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => {
          await forgetLastWrites(req, subjectOf(id));
        },
      ],
    },
  };
};

export const withGlobalRevisions = (global: GlobalConfig): GlobalConfig => {
  const { slug, fields, hooks = {} } = global;
  const subject = { slug, id: '' };
  return {
    ...global,
    fields: [...fields, ...REVISION_FIELDS],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation !== 'update') return args;
          const merged = await mergeChanges(req, { subject, fields, isGlobal: true }, args.data);
          return { ...args, overrideLock: true, data: merged };
        },
      ],
      afterRead: [...(hooks.afterRead ?? []), addRevision],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ({ doc, previousDoc, req }) => recordLastWrites(req, subject, previousDoc ?? {}, doc),
      ],
    },
  };
};
