import { recordActivity } from '@/db/activity';
import { requestPool } from '@/db/pool';
import { processSingleton } from '@/shared/process-singleton';
import { type Attempt, type LoginThrottle, loginThrottle } from './login-throttle';
import { DUMMY, matches } from './password';
import { type Account, type Missing, type OpenSession, openSession } from './sessions';
import { slots } from './slots';

export type SignIn =
  | { ok: true; account: Account; session: OpenSession }
  | { ok: false; reason: 'credentials' }
  | ({ ok: false; reason: 'second-factor'; account: Account } & Missing)
  | { ok: false; reason: 'throttled'; retryAfter: number };

/**
 * A password check costs 0.1 s of a core on purpose: at most two run at a time, so that pages stay fast, and at most
 * one for networks and devices that never signed in, so that no attack keeps staff waiting.
 */
export const inSlot = processSingleton('staff.login-slots', () => slots(2, 20));
export const BUSY_SECONDS = 5;

/** An account that is switched off is treated like a name that no account has. */
const find = async (column: 'id' | 'username', value: unknown): Promise<Account | undefined> => {
  const { rows } = await requestPool().query<Account>(
    `SELECT id, username, role, hash, salt FROM users WHERE ${column} = $1 AND hash IS NOT NULL AND disabled IS NOT TRUE`,
    [value],
  );
  return rows[0];
};
export const findAccount = (username: string) => find('username', username);
export const accountById = (id: number) => find('id', id);

/** For known and unknown names alike, so that both take the same time; the typed name is not stored. */
export const recordRefusal = (account: Account | undefined) =>
  recordActivity(requestPool(), {
    actor: null,
    action: 'sign-in refused',
    subject: 'users',
    subjectId: account ? String(account.id) : null,
    details: account ? `for ${account.username}` : 'for a name that no account has',
  });

async function attempt(username: string, password: string, throttle: LoginThrottle) {
  const account = await findAccount(username);
  const isRight = await matches(password, account ?? DUMMY);
  const session = account && isRight ? await openSession(account, 'password') : null;
  // The right password alone resets no count: wrong codes that follow it count with the same name.
  if (account && session) {
    if ('missing' in session) return { ok: false, reason: 'second-factor', account, ...session } as const;
    await throttle.countSuccess();
    return { ok: true, account, session } as const;
  }
  await throttle.countFailure();
  await recordRefusal(account);
  return { ok: false, reason: 'credentials' } as const;
}

/** One sign-in for /links and the back office. Known and unknown names get the same answer, in text and timing. */
export async function signIn({
  username: typed,
  password,
  ...from
}: Attempt & { password: string }): Promise<SignIn> {
  const username = typed.trim().toLowerCase();
  const throttle = loginThrottle({ username, ...from });
  const throttled = (retryAfter: number) => ({ ok: false, reason: 'throttled', retryAfter }) as const;
  const { wait, isKnown } = await throttle.check();
  if (wait > 0) return throttled(wait);
  const result = await inSlot({ isKnown }, async () => {
    // Other attempts for the same name may have failed while this one waited for its slot.
    const { wait: late } = await throttle.check();
    return late > 0 ? throttled(late) : attempt(username, password, throttle);
  });
  return result ?? throttled(BUSY_SECONDS);
}
