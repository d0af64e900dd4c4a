import { requestPool } from '@/kit/db/pool';
import { siteAddress } from './site-address';

type Row = { username: string; role: string; hosts: string[]; hasCodeApp: boolean; codes: number };

const LIST = `select username, role::text as role,
    array(select host from site.passkeys where user_id = users.id order by id) as hosts,
    exists (select 1 from site.code_apps where user_id = users.id) as "hasCodeApp",
    (select count(*)::int from site.recovery_codes where user_id = users.id and used_at is null) as codes
  from users order by username`;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

function lineOf({ username, role, hosts, hasCodeApp, codes }: Row, host: string): string {
  const here = hosts.filter((one) => one === host).length;
  const elsewhere = [...new Set(hosts.filter((one) => one !== host))];
  const held = [
    here > 0 && count(here, 'passkey'),
    elsewhere.length > 0 && `passkeys that work only at ${elsewhere.join(', ')}`,
    hasCodeApp && 'an authenticator app',
    codes > 0 && `${count(codes, 'recovery code')} left`,
  ].filter(Boolean);
  return `${username} (${role}): ${held.join(', ') || 'only a password'}`;
}

/** One line for each account: what it has besides its password, and whether that works at this SITE_URL. */
export async function listFactors(): Promise<string> {
  const { rows } = await requestPool().query<Row>(LIST);
  const { host } = siteAddress();
  return [`Passkeys work at ${host}.`, ...rows.map((row) => lineOf(row, host))].join('\n');
}
