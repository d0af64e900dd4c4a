import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import type { Queryable } from '@/kit/db/queryable';
import type { Factors, Role } from '../../contract';
import { passkeysWork, siteAddress } from './site-address';

const isRequired = (role: Role): boolean => env().SECOND_FACTOR_ROLES.includes(role);

type Held = { hasPasskey: boolean; hasCodeApp: boolean };

const HELD = `select exists (select 1 from site.passkeys where user_id = $1) as "hasPasskey",
  exists (select 1 from site.code_apps where user_id = $1) as "hasCodeApp"`;

/** A passkey of an earlier SITE_URL counts too: a changed address must not make the password enough. */
export const heldFactors = async (userId: number, db: Queryable = requestPool()): Promise<Held> =>
  ((await db.query(HELD, [userId])) as { rows: [Held] }).rows[0];

/** Differs as soon as a factor was added, replaced or removed. */
export async function factorsMark(userId: number, db: Queryable = requestPool()): Promise<string> {
  const { rows } = await db.query(
    `select concat((select string_agg(id::text, ' ' order by id) from site.passkeys where user_id = $1), ', ',
       (select extract(epoch from created_at) from site.code_apps where user_id = $1)) as mark`,
    [userId],
  );
  return (rows as { mark: string }[])[0]?.mark ?? '';
}

/** What a right password still lacks: nothing, a factor, or adding one. */
export async function missingAfterPassword(
  { id, role }: { id: number; role: Role },
  db: Queryable,
): Promise<'second-factor' | 'enroll' | null> {
  const { hasPasskey, hasCodeApp } = await heldFactors(id, db);
  if (hasPasskey || hasCodeApp) return 'second-factor';
  return isRequired(role) ? 'enroll' : null;
}

/** For the account's page. */
export async function readFactors(userId: number): Promise<Factors> {
  const { rows } = await requestPool().query<
    Pick<Factors, 'passkeys' | 'codeApp' | 'recoveryCodesLeft'> & { role: Role }
  >(
    `select role::text as role,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'createdAt', created_at,
          'lastUsedAt', last_used_at, 'worksHere', host = $2) order by id), '[]')
        from site.passkeys where user_id = users.id) as passkeys,
       (select jsonb_build_object('createdAt', created_at, 'lastUsedAt', last_used_at)
        from site.code_apps where user_id = users.id) as "codeApp",
       (select count(*)::int from site.recovery_codes
        where user_id = users.id and used_at is null) as "recoveryCodesLeft"
     from users where id = $1`,
    [userId, siteAddress().host],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such account');
  const { role, ...held } = row;
  return { ...held, passkeysWork: passkeysWork(), isRequired: isRequired(role) };
}
