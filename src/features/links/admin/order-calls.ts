import { z } from 'zod';
import { fetchJson, post } from '@/kit/admin/post-to-api';
import { LINKS_API, linkResponse, ORDER_API, type SocialLink } from '../contract';

/** All links in order, or null if loading failed. */
export async function readLinks(): Promise<SocialLink[] | null> {
  return fetchJson(LINKS_API, z.array(linkResponse));
}

const idsOf = (links: SocialLink[]) => links.map(({ id }) => id);

/** @returns why it was refused, or null when it is saved */
export const saveOrder = (seen: SocialLink[], wanted: SocialLink[]): Promise<string | null> =>
  post(
    ORDER_API,
    { seen: idsOf(seen), order: idsOf(wanted) },
    { unreachable: 'The new order was not saved. Please try again.' },
  );
