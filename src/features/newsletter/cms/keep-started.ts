import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { queryWithin } from '@/cms/payload-transaction';
import { refuse } from '@/cms/refuse';

/** Held until the transaction ends: who starts the issue in this moment comes before or after, not between. */
async function refuseStarted(req: PayloadRequest, id: unknown): Promise<void> {
  const { rows } = await queryWithin(req, 'select state from newsletter_issues where id = $1 for update', [
    id,
  ]);
  if (rows[0]?.state === 'draft') return;
  throw refuse('This issue was started: it stays as it is. Duplicate it to go on from it.');
}

/** What readers got is never changed. A copy is a draft again. */
export const keepStarted: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') await refuseStarted(req, originalDoc.id);
  return { ...data, state: 'draft', startedAt: null, startedBy: null, finishedAt: null, problem: null };
};

export const keepStartedFromDeletion: CollectionBeforeDeleteHook = ({ id, req }) => refuseStarted(req, id);
