import type { GlobalBeforeOperationHook, GlobalConfig } from 'payload';
import { refuse } from './refuse';

/** Long enough to type a word, short enough for the preview beside the form to follow. */
const AUTOSAVE_MS = 600;

const REFUSAL = 'Every page of the site links here, so it can’t be taken offline. Edit it and publish.';

/** A save that is not a draft publishes, including a script's, and never unpublishes the page. */
const keepPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft) return args;
  if (args.data._status === 'draft') throw refuse(REFUSAL);
  return { ...args, data: { ...args.data, _status: 'published' } };
};

/**
 * A global whose page always exists: edited as a draft that saves itself, published when ready, restored from any
 * version, and never unpublished. The published content is the global's own row; drafts are among its versions.
 */
export const alwaysPublished = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  custom: { ...global.custom, isInBrandFile: true },
  // Without it the back office shows a published document with a newer draft as never published.
  forceSelect: { ...global.forceSelect, _status: true },
  versions: { max: 100, drafts: { autosave: { interval: AUTOSAVE_MS } } },
  access: { ...global.access, readVersions: global.access?.read },
  hooks: { ...global.hooks, beforeOperation: [keepPublished, ...(global.hooks?.beforeOperation ?? [])] },
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        UnpublishButton: '/src/kit/admin/no-unpublish#NoUnpublish',
      },
    },
  },
});
