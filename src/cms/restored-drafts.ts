import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, GlobalConfig } from 'payload';

/**
 * Stock "Restore as draft" of a global writes the draft over the published document, which visitors then lose. Here
 * the published one is put back; the restored text stays what it should be, the newest draft.
 * (payload, globals/operations/restoreVersion)
 */
const rememberPublished: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'restoreVersion')
    req.context.beforeRestoring = await req.payload.db.findGlobal({ slug: global.slug, req });
  return args;
};

const putPublishedBack: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const before = req.context.beforeRestoring as { _status?: string } | undefined;
  if (!req.context.isRestoringVersion || before?._status !== 'published') return doc;
  // `doc` calls itself a draft after every restoring.
  const now = await req.payload.db.findGlobal<{ _status?: string }>({ slug: global.slug, req });
  if (now._status === 'draft') await req.payload.db.updateGlobal({ slug: global.slug, data: before, req });
  return doc;
};

/** A global whose drafts, restored ones too, never touch what is published. */
export const withSafeRestore = (one: GlobalConfig): GlobalConfig => ({
  ...one,
  hooks: {
    ...one.hooks,
    beforeOperation: [...(one.hooks?.beforeOperation ?? []), rememberPublished],
    afterChange: [putPublishedBack, ...(one.hooks?.afterChange ?? [])],
  },
});
