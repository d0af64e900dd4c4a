import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { requestPool } from '@/db/pool';
import { consumeReauthentication } from '@/db/reauthentication';
import type { User } from '@/payload-types';
import { CODE_HEADER, REAUTHENTICATION_NEEDED } from '@/shared/plain-refusals';
import { ACTION_HEADER, type SensitiveAction } from '@/shared/reauthentication';
import { transactionOf } from './payload-transaction';
import { refuse } from './refuse';

/**
 * Before what cannot be undone. Inside a transaction the re-authentication is used up only if the write commits.
 * Scripts and jobs of this site act without a session.
 * @throws APIError 403 with the code `reauthenticate`
 */
export async function requireReauthentication(req: PayloadRequest, action: SensitiveAction): Promise<void> {
  const actor = req.user as (User & { _sid?: string }) | null;
  if (!actor) return;
  const db = (await req.transactionID) === undefined ? requestPool() : transactionOf(req);
  if (await consumeReauthentication(db, actor._sid ?? '', action)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set(CODE_HEADER, 'reauthenticate');
  req.responseHeaders.set(ACTION_HEADER, action);
  throw refuse(REAUTHENTICATION_NEEDED, 403);
}

/** Of a collection with versions: restoring one replaces what is there. */
export const reauthenticateToRestore: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'restoreVersion') await requireReauthentication(req, 'restore');
  return args;
};
