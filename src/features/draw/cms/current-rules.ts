import { requestPool } from '@/kit/db/pool';

const BEFORE_ANY = '1';

/** The latest published rules, in the form that the page of a round links to. */
export async function currentRules(): Promise<string> {
  const { rows } = await requestPool().query<{ version: number | null }>(
    `select max(number)::integer as version from policy_versions where policy::text = 'official-rules'`,
  );
  const version = rows[0]?.version ?? null;
  return version === null ? BEFORE_ANY : `Official Rules, version ${version}`;
}
