import type { CollectionBeforeChangeHook } from 'payload';
import { queryWithin } from '@/cms/payload-transaction';
import { ANSWER_HOURS, isOwed } from '../contract';

const inTime = () => new Date(Date.now() + ANSWER_HOURS * 3_600_000).toISOString();

/**
 * The clock of an answer: it runs while the ticket is New or Open, stops in every other state, and starts anew when the
 * ticket comes back. The row is held meanwhile: the requester may be writing in the same moment, and what an edit left
 * alone must not be written back as it was read.
 */
export const keepDueClock: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, dueAt: isOwed(data.status) ? inTime() : null };
  const { rows } = await queryWithin(
    req,
    `select status, to_json(due_at) as due from support_tickets where id = $1 for update`,
    [originalDoc.id],
  );
  const now = rows[0];
  if (!now) return data;
  if (data.status === originalDoc.status) return { ...data, status: now.status, dueAt: now.due };
  const goesOn = isOwed(now.status) ? now.due : inTime();
  return {
    ...data,
    dueAt: isOwed(data.status) ? goesOn : null,
    quarantined: originalDoc.status === 'spam' ? false : data.quarantined,
  };
};
