import type { z } from 'zod';
import { recordReauthentication } from '@/core/db/reauthentication';
import { EVERY_ROLE, readSession, requireRole, type StaffSession } from '@/core/server/session';
import type { ReauthenticationOptions } from '@/core/shared/reauthentication';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { reauthenticationOptionsRequest, reauthenticationRequest } from '../../contract';
import { checkPassword } from '../check-password';
import { checkCode } from './check-code';
import { heldFactors } from './factors';
import { checkPasskey, signInOptions } from './passkeys';
import { beginStep, readStep } from './step-token';

/** The strongest that the account has: a password never stands in for a passkey. */
async function methodOf(userId: number): Promise<ReauthenticationOptions['method']> {
  const { hasPasskey, hasCodeApp } = await heldFactors(userId);
  if (hasPasskey) return 'passkey';
  return hasCodeApp ? 'code' : 'password';
}

/**
 * POST /api/auth/reauthentication/options: which method the account needs, and a challenge bound to this session and
 * action.
 */
export const reauthenticationOptionsEndpoint = publicEndpoint({
  POST: withJson(reauthenticationOptionsRequest, async ({ action }, call) => {
    const { sid, userId } = await requireRole(call, EVERY_ROLE);
    const method = await methodOf(userId);
    if (method !== 'passkey') return json({ method, passkey: null });
    const { challenge, cookie } = beginStep({ kind: 'reauthentication', sid, action });
    return json({ method, passkey: await signInOptions(challenge) }, 200, { 'Set-Cookie': cookie });
  }),
});

type Proof = z.output<typeof reauthenticationRequest>;

/** Whether a passkey of this account answered the challenge of this session and action. */
async function isOwnPasskey(headers: Headers, session: StaffSession, { action, passkey }: Proof) {
  const asked = readStep(headers, 'reauthentication');
  if (!asked || !passkey || asked.about.sid !== session.sid || asked.about.action !== action) return false;
  return (await checkPasskey(asked, passkey))?.userId === session.userId;
}

async function isProven(session: StaffSession, proof: Proof, headers: Headers, address: string) {
  const { userId, username } = session;
  const method = await methodOf(userId);
  if (method === 'passkey') return isOwnPasskey(headers, session, proof);
  if (method === 'password') {
    if (proof.password === undefined) return false;
    return (await checkPassword({ username, address }, proof.password, 'staff')).account !== null;
  }
  return (
    proof.code !== undefined &&
    (await checkCode({ userId, username, code: proof.code, address }, false)) === 'app'
  );
}

/** POST /api/auth/reauthentication: re-authenticates. */
export const reauthenticationEndpoint = publicEndpoint({
  POST: withJson(reauthenticationRequest, async (proof, { headers, address }) => {
    const session = await readSession(headers);
    if (!session) throw new EndpointError('sign-in');
    if (!(await isProven(session, proof, headers, address)))
      throw new EndpointError('forbidden', { message: 'That did not match. Nothing was done.' });
    await recordReauthentication(requestPool(), session.sid, proof.action);
    return json({ confirmed: true });
  }),
});
