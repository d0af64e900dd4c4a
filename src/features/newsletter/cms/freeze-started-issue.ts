import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { queryWithin } from '@/cms/payload-transaction';
import { refuse } from '@/cms/refuse';

/** Holds the lock until the transaction ends: a simultaneous start happens before or after, not in between. */
async function refuseStarted(req: PayloadRequest, id: unknown): Promise<void> {
  const { rows } = await queryWithin(req, 'select state from newsletter_issues where id = $1 for update', [
    id,
  ]);
  if (rows[0]?.state === 'draft') return;
  throw refuse('This issue was started: it stays as it is. Duplicate it to go on from it.');
}

/** What subscribers received never changes. A copy is a draft again. */
export const freezeStartedIssue: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await refuseStarted(req, originalDoc.id);
  return { ...data, state: 'draft', startedAt: null, startedBy: null, finishedAt: null, problem: null };
};

export const refuseDeletingStartedIssue: CollectionBeforeDeleteHook = ({ id, req }) => refuseStarted(req, id);
