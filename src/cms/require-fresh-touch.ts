import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { takeFreshTouch } from '@/db/fresh-touch';
import { requestPool } from '@/db/pool';
import type { User } from '@/payload-types';
import { STEP_HEADER, type TouchStep } from '@/shared/fresh-touch';
import { CODE_HEADER, FRESH_TOUCH_NEEDED } from '@/shared/plain-refusals';
import { transactionOf } from './payload-transaction';
import { refuse } from './refuse';

/**
 * Before what cannot be undone. Inside a transaction the touch is used up only if the write commits. Scripts and jobs
 * of this site act without a session.
 * @throws APIError 403 with the code `fresh-touch`
 */
export async function requireFreshTouch(req: PayloadRequest, step: TouchStep): Promise<void> {
  const actor = req.user as (User & { _sid?: string }) | null;
  if (!actor) return;
  const db = (await req.transactionID) === undefined ? requestPool() : transactionOf(req);
  if (await takeFreshTouch(db, actor._sid ?? '', step)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set(CODE_HEADER, 'fresh-touch');
  req.responseHeaders.set(STEP_HEADER, step);
  throw refuse(FRESH_TOUCH_NEEDED, 403);
}

/** Of a collection with versions: restoring one replaces what is there. */
export const restoringAsksForTouch: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'restoreVersion') await requireFreshTouch(req, 'restore');
  return args;
};
