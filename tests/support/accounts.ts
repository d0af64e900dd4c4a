import { send, signIn } from './api';
import type { Site } from './site';

const PASSWORD = 'a-password-of-the-tests';

/** An account with that role, and the data for its sign-in. */
export async function addAccount(site: Site, admin: string, role: string) {
  const account = { username: role, password: PASSWORD, role, email: `${role}@colonnade.example` };
  const { status, text } = await send(site, '/admin/api/users', account, { Cookie: admin });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return account;
}

/** One account of each role. @returns their cookies by role, including the first admin's */
export async function signInEachRole(site: Site): Promise<Record<string, string>> {
  const admin = await signIn(site);
  const cookies: Record<string, string> = { admin };
  for (const role of ['editor', 'support', 'marketing'])
    cookies[role] = await signIn(site, await addAccount(site, admin, role));
  return cookies;
}
