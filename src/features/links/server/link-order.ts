import { recordActivity } from '@/core/db/activity';
import { LOCKS } from '@/kit/db/locks';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { ORDER_STALE_MESSAGE, type SocialLink } from '../contract';
import type { Editor } from './link-writes';
import { PLACE, readAllLinks } from './links-table';

type Wanted = { seen: number[]; order: number[] };

/**
 * Numbers the links in a new order, from 1.
 *
 * @returns the links after the change
 * @throws EndpointError stale when links were added, removed or moved since they were seen
 */
export async function orderLinks(editor: Editor, { seen, order }: Wanted): Promise<SocialLink[]> {
  await withTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.links]);
    // By ascending id, like every write that locks several rows.
    await tx.query('select id from social_links where deleted_at is null order by id for update');
    const { rows } = await tx.query<{ id: number }>(
      `select id from social_links where deleted_at is null order by ${PLACE}`,
    );
    if (rows.map(({ id }) => id).join() !== seen.join())
      throw new EndpointError('stale', { message: ORDER_STALE_MESSAGE });
    const moved = await tx.query(
      `update social_links set "order" = place, updated_at = now()
       from unnest($1::int[]) with ordinality as wanted(link, place) where id = link and "order" is distinct from place`,
      [order],
    );
    if (moved.rowCount)
      await recordActivity(tx, {
        actor: { id: editor.id, username: editor.username, role: editor.role },
        action: 'put in order',
        subject: 'social-links',
        subjectId: null,
        details: null,
      });
  });
  return readAllLinks();
}
