import type { CollectionBeforeDeleteHook } from 'payload';
import type { TransitionGuard } from '@/core/cms/state-transitions';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';

const INTO = `select t.ticket_id as number from site.merged_tickets m join support_tickets t on t.id = m.into_id
  where m.ticket_id = $1 and m.separated_at is null`;
const PARTS = `select t.ticket_id as number from site.merged_tickets m join support_tickets t on t.id = m.ticket_id
  where m.into_id = $1 and m.separated_at is null order by m.id`;

/** The state of a merged ticket stands still: nobody waits there. */
export const refuseMerged: TransitionGuard = async ({ req, id }) => {
  if (id === undefined) return;
  const [into] = (await queryWithin(req, INTO, [id])).rows;
  if (into) throw refuse(`This ticket was merged into ${into.number}: separate it first.`);
};

/** What was merged into a ticket would be left without a clock. */
export const refuseWithParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const parts = (await queryWithin(req, PARTS, [id])).rows.map(({ number }) => number);
  if (parts.length > 0) throw refuse(`First separate what was merged into it: ${parts.join(', ')}.`);
};
