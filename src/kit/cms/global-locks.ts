import type { GlobalBeforeOperationHook, GlobalConfig } from 'payload';
import { lockActor } from './lock-actor';
import { queryWithin } from './payload-transaction';

/**
 * A global has no row before its first save, so its name is locked; its row is locked too, against writes outside of
 * Payload.
 */
const lockFirst: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  await lockActor(req);
  await queryWithin(req, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`global ${global.slug}`]);
  await queryWithin(req, `select id from "${global.slug.replaceAll('-', '_')}" for no key update`);
  return args;
};

/** `withRowLocks` for a global: its saves, drafts and restores run one after the other. */
export const withGlobalLock = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), lockFirst],
  },
});
