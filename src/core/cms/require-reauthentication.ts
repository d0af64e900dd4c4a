import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { consumeReauthentication } from '@/core/db/reauthentication';
import { ACTION_HEADER, type SensitiveAction } from '@/core/shared/reauthentication';
import { transactionOf } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { requestPool } from '@/kit/db/pool';
import { CODE_HEADER, REAUTHENTICATION_NEEDED } from '@/kit/shared/plain-refusals';
import type { User } from '@/payload-types';

/**
 * Before what cannot be undone. Inside a transaction the re-authentication is used up only if the write commits.
 * Scripts and jobs of this site act without a session.
 * @throws APIError 403 with the code `reauthenticate`
 */
export async function requireReauthenticationIn(req: PayloadRequest, action: SensitiveAction): Promise<void> {
  const actor = req.user as (User & { _sid?: string }) | null;
  if (!actor) return;
  const db = (await req.transactionID) === undefined ? requestPool() : transactionOf(req);
  if (await consumeReauthentication(db, actor._sid ?? '', action)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set(CODE_HEADER, 'reauthenticate');
  req.responseHeaders.set(ACTION_HEADER, action);
  throw refuse(REAUTHENTICATION_NEEDED, 403);
}

/** Who may not delete anything gets Payload's own refusal, without a question. */
const reauthenticateToDelete =
  ({ access }: CollectionConfig): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    const isAsked = operation === 'delete' && !overrideAccess && (await access?.delete?.({ req }));
    if (isAsked) await requireReauthenticationIn(req, 'delete');
    return args;
  };

/** Payload deletes for good, one record or many: what goes to the trash is a change of its record. */
export const withDeletionConfirmed = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [reauthenticateToDelete(collection), ...(collection.hooks?.beforeOperation ?? [])],
  },
});
