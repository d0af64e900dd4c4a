import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { refuse } from '@/kit/cms/refuse';
import { inTurn, lockUntilCommit } from '@/kit/cms/transaction-lock';
import { MAX_LINKS } from '../contract';

/** Links that the same bulk restore brings back; some of them may not be written yet. */
const returning = new WeakMap<PayloadRequest, Set<number>>();

async function countOthers(req: PayloadRequest, except: number[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'social-links',
    where: { id: { not_in: except } },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

export const refuseTooMany: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const comesBack = operation === 'update' && originalDoc?.deletedAt && data.deletedAt === null;
  if (operation !== 'create' && !comesBack) return data;
  await inTurn(req, async () => {
    // So that two simultaneous requests cannot both create the hundredth link.
    await lockUntilCommit(req, 'links');
    const together = returning.get(req) ?? new Set<number>();
    returning.set(req, together);
    const links = together.size + (await countOthers(req, [...together]));
    if (links >= MAX_LINKS) throw refuse(`There can be at most ${MAX_LINKS} links`);
    if (comesBack) together.add(originalDoc.id);
  });
  return data;
};
