import { recordActivity } from '@/core/db/activity';
import { readSession } from '@/core/server/session';
import { LOCKS } from '@/kit/db/locks';
import { withTransaction } from '@/kit/db/transaction';
import { isCountable } from '@/kit/server/countable';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Call, publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { empty, json } from '@/kit/server/responses';
import {
  createLinkRequest,
  MAY_NOT_EDIT_MESSAGE,
  mayEditLinks,
  ORDER_STALE_MESSAGE,
  orderRequest,
  type SocialLink,
  updateLinkRequest,
} from '../contract';
import { countClick } from './clicks';
import { addLink, changeLink, type EditingUser, removeLink, restoreLink } from './link-writes';
import { PLACE, readAllLinks, readShownLinks } from './links-table';

type Wanted = { seen: number[]; order: number[] };

/**
 * Numbers the links in a new order, from 1.
 *
 * @returns the links after the change
 * @throws EndpointError stale when links were added, removed or moved since they were seen
 */
async function orderLinks(editor: EditingUser, { seen, order }: Wanted): Promise<SocialLink[]> {
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

const session = (headers: Headers) => (headers.has('cookie') ? readSession(headers) : null);

/** Runs before the body is read: an anonymous visitor learns nothing about what would be valid. */
async function editorOf({ headers }: Call): Promise<EditingUser> {
  const known = await session(headers);
  if (!known) throw new EndpointError('sign-in');
  if (!mayEditLinks(known.role)) throw new EndpointError('forbidden', { message: MAY_NOT_EDIT_MESSAGE });
  return known.user;
}

const LARGEST_ID = 2147483647;

function linkId({ params }: Call): number {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : Number.NaN;
  if (!(id <= LARGEST_ID)) throw new EndpointError('not-found');
  return id;
}

export const linksEndpoint = publicEndpoint({
  GET: withoutBody(async ({ headers }) => {
    const known = await session(headers);
    // The page offers editing if POST is allowed here.
    const methods = known && mayEditLinks(known.role) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return json(await (known ? readAllLinks() : readShownLinks()), 200, { Allow: methods });
  }),
  POST: async (call) => {
    const editor = await editorOf(call);
    return withJson(createLinkRequest, async (fields) => json(await addLink(editor, fields), 201))(call);
  },
});

export const linkEndpoint = publicEndpoint({
  PATCH: async (call) => {
    const editor = await editorOf(call);
    const id = linkId(call);
    return withJson(updateLinkRequest, async (fields) => json(await changeLink(editor, id, fields)))(call);
  },
  DELETE: withoutBody(async (call) => {
    const editor = await editorOf(call);
    await removeLink(editor, linkId(call));
    return empty(204);
  }),
});

export const restoreLinkEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const editor = await editorOf(call);
    return json(await restoreLink(editor, linkId(call)));
  }),
});

/** All links in a new order, in one transaction; refused when the links changed since they were seen. */
export const orderEndpoint = publicEndpoint({
  POST: async (call) => {
    const editor = await editorOf(call);
    return withJson(orderRequest, async (wanted) => json(await orderLinks(editor, wanted)))(call);
  },
});

/**
 * A visitor opened a link: browsers send this themselves (`ping`) or by script, and ignore the response. It is the
 * same whether the click counts or not.
 */
export const clickEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const id = linkId(call);
    if (isCountable(call.headers, call.address)) await countClick(id);
    return empty(204);
  }),
});
