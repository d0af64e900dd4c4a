import type { CollectionBeforeChangeHook } from 'payload';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { roundStates, takesEntries } from '../rules/round-states';

const FIXED = 'This round was committed to or canceled: it stays as it is.';
const COMMITTING = 'The entries are being committed to right now. Reload the page to see it.';

/**
 * Payload writes a whole document back as it was read. This takes the state from the row and locks it until the
 * transaction ends, so an edit can neither undo a transition nor slip in after the commitment.
 */
export const freezeCommittedRound: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const fresh = { publishedAt: null, cancelledAt: null, cancelledFor: null };
  if (operation === 'create') return { ...data, ...fresh, status: roundStates.initial };
  const { rows } = await queryWithin(
    req,
    `select status::text as status, exists (
       select 1 from site.draw_commitments where round_id = $1 and problem is null) as asked
     from draw_rounds where id = $1 for update`,
    [originalDoc.id],
  );
  const [now] = rows;
  if (!now || !takesEntries(now.status)) throw refuse(FIXED);
  if (now.asked) throw refuse(COMMITTING);
  return { ...data, ...fresh, status: now.status };
};
