import type { z } from 'zod';
import { recordActivity } from '@/core/db/activity';
import { requireReauthentication } from '@/core/server/require-reauthentication';
import { readSession } from '@/core/server/session';
import { sessionCookie } from '@/core/server/session-cookie';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { factorOptionsRequest, factorRequest } from '../../contract';
import { endOtherSessions, isSignedIn, lockAccount } from '../account-rows';
import { accountById } from '../find-account';
import { type Account, isStillValid, openSession } from '../sessions';
import { addCodeApp, newCodeApp } from './code-apps';
import { factorsMark, heldFactors, missingAfterPassword } from './factors';
import { showPasskeyFirst } from './passkey-first';
import { addPasskey, newPasskeyOptions } from './passkeys';
import { readPending } from './pending.queries';
import { hasRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import { beginStep, type PendingStep, readStep, spend } from './step-token';

type Asked = z.output<typeof factorRequest>;
type Owner = { account: Account } & (
  | { sid: string; pending: null }
  | { sid: null; pending: PendingStep<'second-factor' | 'enroll'> }
);

/** The account of this browser: signed in, or with the right password in a role that must add a factor first. */
async function ownerOf(headers: Headers): Promise<Owner> {
  const session = await readSession(headers);
  const account = session && (await accountById(session.userId));
  if (account) return { account, sid: session.sid, pending: null };
  const pending = await readPending(headers);
  if (pending?.step.about.kind !== 'enroll') throw new EndpointError('sign-in');
  return { account: pending.account, sid: null, pending: pending.step };
}

const begunBy = ({ sid, pending }: Owner) => sid ?? pending.nonce;

/**
 * Locks the account. Since it was read, its session may have ended, its password may have changed, or the factor that
 * was missing may have come from another browser.
 * @throws EndpointError sign-in
 */
async function confirmOwner(tx: Transaction, { account, sid, pending }: Owner): Promise<void> {
  await lockAccount(tx, account.id);
  const isOwner =
    sid === null
      ? (await isStillValid(tx, account)) &&
        (await missingAfterPassword(account, tx)) === 'enroll' &&
        (await spend(pending, tx))
      : await isSignedIn(tx, sid);
  if (!isOwner) throw new EndpointError('sign-in');
}

const record = (tx: Transaction, { id, username }: Account, action: string) =>
  recordActivity(tx, {
    actor: { id, username },
    action,
    subject: 'users',
    subjectId: String(id),
    details: null,
  });

/** POST /api/auth/factors/options: a challenge for a new passkey, or the secret of a new app with its QR code. */
export const factorOptionsEndpoint = publicEndpoint({
  POST: withJson(factorOptionsRequest, async ({ kind }, { headers }) => {
    const owner = await ownerOf(headers);
    if (owner.sid !== null) await requireReauthentication(owner, 'keys');
    const { account } = owner;
    const about = { userId: account.id, begunBy: begunBy(owner), held: await factorsMark(account.id) };
    if (kind === 'passkey') {
      const { challenge, cookie } = beginStep({ kind: 'add-passkey', ...about });
      return json({ options: await newPasskeyOptions(account, challenge) }, 200, { 'Set-Cookie': cookie });
    }
    const { shown, sealed } = newCodeApp(account);
    const { cookie } = beginStep({ kind: 'add-code-app', ...about, secret: sealed });
    return json(shown, 200, { 'Set-Cookie': cookie });
  }),
});

const CHANGED = 'The keys of this account changed meanwhile. Please begin again.';
const REFUSED = {
  passkey: 'This passkey could not be added. Please try again.',
  'code-app': 'This code is wrong. Please check the app and try again.',
};

/**
 * Begun by this sign-in, beside the same factors, and not used yet: a secret from before replaces nothing.
 * @throws EndpointError invalid when factors came or went since
 */
async function isCurrent(tx: Transaction, owner: Owner, step: PendingStep<'add-passkey' | 'add-code-app'>) {
  const { userId, begunBy: by, held } = step.about;
  if (userId !== owner.account.id || by !== begunBy(owner)) return false;
  if (held !== (await factorsMark(userId, tx))) throw new EndpointError('invalid', { message: CHANGED });
  return spend(step, tx);
}

/** Adds the factor for which this browser holds a challenge. A wrong code may be corrected: a refusal rolls back. */
async function isAdded(tx: Transaction, headers: Headers, owner: Owner, asked: Asked): Promise<boolean> {
  if (asked.kind === 'passkey') {
    const step = readStep(headers, 'add-passkey');
    return step !== null && (await isCurrent(tx, owner, step)) && addPasskey(tx, step, asked);
  }
  const step = readStep(headers, 'add-code-app');
  return step !== null && (await isCurrent(tx, owner, step)) && addCodeApp(tx, step.about, asked.code);
}

/** POST /api/auth/factors: adds it; the first one comes with recovery codes. A pending sign-in then opens. */
export const factorsEndpoint = publicEndpoint({
  POST: withJson(factorRequest, async (asked, { headers }) => {
    const owner = await ownerOf(headers);
    const { account, pending } = owner;
    const recoveryCodes = await withTransaction(async (tx) => {
      await confirmOwner(tx, owner);
      const { hasPasskey, hasCodeApp } = await heldFactors(account.id, tx);
      if (!(await isAdded(tx, headers, owner, asked)))
        throw new EndpointError('invalid', { message: REFUSED[asked.kind] });
      // The others were opened with the password alone, which is not enough anymore.
      if (!hasPasskey && !hasCodeApp) await endOtherSessions(tx, account.id, owner.sid);
      await record(tx, account, asked.kind === 'passkey' ? 'added a passkey' : 'added an authenticator app');
      return (await hasRecoveryCodes(tx, account.id)) ? null : makeRecoveryCodes(tx, account.id);
    });
    const isPasskey = asked.kind === 'passkey';
    const session = pending && (await openSession(account, isPasskey ? 'passkey' : 'code'));
    const token = session && 'token' in session ? session.token : null;
    const answer = json({ recoveryCodes }, 200, token ? { 'Set-Cookie': await sessionCookie(token) } : {});
    return isPasskey ? showPasskeyFirst(answer) : answer;
  }),
});

/** POST /api/auth/factors/recovery-codes: ten new ones; the old ones stop working. */
export const recoveryCodesEndpoint = publicEndpoint({
  POST: withoutBody(async ({ headers }) => {
    const owner = await ownerOf(headers);
    if (owner.sid === null) throw new EndpointError('sign-in');
    await requireReauthentication(owner, 'keys');
    const recoveryCodes = await withTransaction(async (tx) => {
      await confirmOwner(tx, owner);
      await record(tx, owner.account, 'made new recovery codes');
      return makeRecoveryCodes(tx, owner.account.id);
    });
    return json({ recoveryCodes });
  }),
});
