import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { SHOWN_LINKS } from '@/core/db/shown-links';
import { isProfile } from '@/core/shared/profile-address';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { accountKey } from './account-key';

type Link = { id: number; label: string; url: string; icon: string | null };
type Account = { key: string; linkId: number; isUsed: boolean };

const NO_ACCOUNT =
  'Choose only accounts of the giveaway: links that visitors see now and that lead to a profile on a social network.';

/** The accounts of the giveaway: what visitors see now and can follow. */
async function countedLinks(req: PayloadRequest, chosen: readonly number[]): Promise<Link[]> {
  const { rows } = await queryWithin(
    req,
    `select id, label, url, icon from ${SHOWN_LINKS} order by "order", id`,
  );
  return (rows as Link[]).filter(({ id, url }) => isProfile(url) && (!chosen.length || chosen.includes(id)));
}

async function presentAccounts(req: PayloadRequest, round: number): Promise<Account[]> {
  const { rows } = await queryWithin(
    req,
    `select key, link_id as "linkId",
       exists (select 1 from site.draw_entries where round_id = $1 and account = key)
       or exists (select 1 from site.draw_lists where round_id = $1 and account = key
         and state in ('waiting', 'running')) as "isUsed"
     from site.draw_accounts where round_id = $1`,
    [round],
  );
  return rows as Account[];
}

/** Imported entries must not vanish because somebody changed a selection or hid a link. */
async function leaveOut(
  req: PayloadRequest,
  round: number,
  { gone, isChoice }: { gone: readonly Account[]; isChoice: boolean },
): Promise<void> {
  const used = gone.find(({ isUsed }) => isUsed);
  if (used && isChoice) throw refuse(`There are entries for "${used.key}". Remove its follower lists first.`);
  for (const { key } of gone.filter(({ isUsed }) => !isUsed))
    await queryWithin(req, 'delete from site.draw_accounts where round_id = $1 and key = $2', [round, key]);
}

async function putIn(
  req: PayloadRequest,
  round: number,
  links: readonly Link[],
  present: readonly Account[],
) {
  const keys = new Set(present.map(({ key }) => key));
  for (const [place, link] of links.entries()) {
    const key = present.find(({ linkId }) => linkId === link.id)?.key ?? accountKey(link, keys);
    keys.add(key);
    await queryWithin(
      req,
      `insert into site.draw_accounts (round_id, key, label, url, link_id, place) values ($1, $2, $3, $4, $5, $6)
       on conflict (round_id, key) do update
         set label = excluded.label, url = excluded.url, place = excluded.place`,
      [round, key, link.label, link.url, link.id, place],
    );
  }
}

/** Stores which accounts count, with their current names: links change, but a round must stay verifiable. */
export const chooseAccounts: CollectionAfterChangeHook = async ({ doc, req }) => {
  const chosen = ((doc.links ?? []) as (number | { id: number })[]).map((one) =>
    typeof one === 'object' ? one.id : one,
  );
  const links = await countedLinks(req, chosen);
  const present = await presentAccounts(req, doc.id);
  const isKnown = (id: number) =>
    links.some((link) => link.id === id) || present.some(({ linkId }) => linkId === id);
  if (!chosen.every(isKnown)) throw refuse(NO_ACCOUNT);
  const stays = ({ linkId }: Account) => chosen.includes(linkId) || links.some(({ id }) => id === linkId);
  const gone = present.filter((account) => !stays(account));
  await leaveOut(req, doc.id, { gone, isChoice: chosen.length > 0 });
  await putIn(req, doc.id, links, present);
  return doc;
};
