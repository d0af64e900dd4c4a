import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';

/** Holds the lock until the transaction ends: a simultaneous start happens before or after, not in between. */
async function refuseStarted(req: PayloadRequest, id: unknown): Promise<void> {
  const { rows } = await queryWithin(req, 'select state from newsletter_issues where id = $1 for update', [
    id,
  ]);
  if (rows[0]?.state === 'draft') return;
  if (rows[0]?.state === 'scheduled')
    throw refuse('This issue is scheduled. Take it back below to change it.');
  throw refuse('This issue has started, so it can no longer change. Duplicate it to continue from it.');
}

/** Only the sending job and its endpoint set these. A copy is a draft that nobody has sent. */
const UNSENT = {
  state: 'draft',
  sendAt: null,
  startedAt: null,
  startedBy: null,
  finishedAt: null,
  problem: null,
  number: null,
  slug: null,
};

/** What subscribers received never changes. A copy is a draft again. */
export const freezeStartedIssue: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await refuseStarted(req, originalDoc.id);
  return { ...data, ...UNSENT };
};

export const refuseDeletingStartedIssue: CollectionBeforeDeleteHook = ({ id, req }) => refuseStarted(req, id);
