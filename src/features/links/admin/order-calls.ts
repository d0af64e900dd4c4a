import { LINKS_API, ORDER_API, type SocialLink } from '../contract';

/** All links in their order, or null when they cannot be had. */
export async function readLinks(): Promise<SocialLink[] | null> {
  const answer = await fetch(LINKS_API, { cache: 'no-store' }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

const idsOf = (links: SocialLink[]) => links.map(({ id }) => id);

/** @returns why it was refused, or null when it is saved */
export async function saveOrder(seen: SocialLink[], wanted: SocialLink[]): Promise<string | null> {
  const answer = await fetch(ORDER_API, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seen: idsOf(seen), order: idsOf(wanted) }),
  }).catch(() => null);
  if (answer?.ok) return null;
  return answer && answer.status < 500
    ? await answer.text()
    : 'The new order was not saved. Please try again.';
}
