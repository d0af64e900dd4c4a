import type { Payload } from 'payload';
import { cache } from 'react';

export type DeskName = { id: number; username: string };

/** Names of the staff who answer requests; read once per page. */
export const deskNames = cache(async (payload: Payload): Promise<DeskName[]> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['admin', 'support'] }, disabled: { not_equals: true } },
    select: { username: true },
    sort: 'username',
    limit: 200,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ id, username }) => ({ id, username }));
});
