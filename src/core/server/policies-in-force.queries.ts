import { POLICIES, type PoliciesInForce, today } from '@/core/shared/policies-in-force';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';
import { cachedRead } from '@/kit/server/cached-read';

/** Hundreds of submissions may come per second; a new version applies to them one second later. */
const FRESH_MS = 1000;

/** A withdrawn policy is not effective, whatever its last version says. */
const PUBLISHED = POLICIES.map(
  ({ slug }) => `select '${slug}' as policy from ${slug.replaceAll('-', '_')} where _status = 'published'`,
).join(' union all ');

const IN_FORCE = `select published.policy, max(versions.number)::int as number
  from (${PUBLISHED}) as published
  join policy_versions as versions on versions.policy::text = published.policy
  where (versions.effective_date at time zone 'UTC')::date <= $1::date
  group by published.policy`;

async function read(): Promise<PoliciesInForce> {
  const { rows } = await requestPool().query<{ policy: string; number: number }>(IN_FORCE, [today()]);
  const inForce = POLICIES.flatMap(({ slug }) => rows.filter(({ policy }) => policy === slug));
  return inForce.map(({ policy, number }) => `${policy} ${number}`).join(', ');
}

/** Plain SQL, so that a submission does not start Payload. @throws database errors */
export const readPoliciesInForce = cachedRead('policies-in-force', FRESH_MS, read);

/** The texts of versions that are named as above. */
export async function readPolicyVersions(
  tx: Transaction,
  named: string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.query<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('policy', policy, 'number', number, 'title', title,
       'effectiveDate', effective_date, 'text', body) as row
     from policy_versions where policy::text || ' ' || number = any($1) order by policy, number`,
    [named],
  );
  return rows.map(({ row }) => row);
}
