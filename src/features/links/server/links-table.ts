import { requestPool } from '@/db/pool';
import { MAX_LINKS, type SocialLink } from '../contract';

/**
 * Exactly what the contract shows, by order, then id. Plain SQL: visitors' reads must not start Payload.
 *
 * @throws database errors
 */
export async function readLinks({ includeInactive }: { includeInactive: boolean }): Promise<SocialLink[]> {
  const { rows } = await requestPool().query<SocialLink>({
    name: 'read-links',
    text: `select id, label, url, icon, coalesce("order", 0)::int as "order", coalesce(is_active, true) as "isActive"
           from social_links where deleted_at is null and ($1::boolean or coalesce(is_active, true))
           order by coalesce("order", 0), id limit $2`,
    values: [includeInactive, MAX_LINKS],
  });
  return rows;
}
