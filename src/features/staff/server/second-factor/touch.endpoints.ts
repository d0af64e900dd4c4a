import type { z } from 'zod';
import { giveFreshTouch, hasFreshTouch } from '@/db/fresh-touch';
import { requestPool } from '@/db/pool';
import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/server/public-endpoint';
import { freshTouchNeeded } from '@/server/require-fresh-touch';
import { EVERY_ROLE, requireRole } from '@/server/require-role';
import { empty, json } from '@/server/responses';
import { TOUCH_STEPS, type TouchOptions, type TouchStep } from '@/shared/fresh-touch';
import { touchOptionsRequest, touchRequest } from '../../contract';
import { checkOwnPassword } from '../check-own-password';
import { readSession, type StaffSession } from '../session';
import { checkCode } from './check-code';
import { heldFactors } from './factors';
import { checkPasskey, signInOptions } from './passkeys';
import { beginStep, readStep } from './step-token';

/** The strongest that the account has: a password never stands in for a passkey. */
async function methodOf(userId: number): Promise<TouchOptions['method']> {
  const { hasPasskey, hasCodeApp } = await heldFactors(userId);
  if (hasPasskey) return 'passkey';
  return hasCodeApp ? 'code' : 'password';
}

/** POST /api/auth/touch/options: what a touch takes, and a challenge bound to this session and step. */
export const touchOptionsEndpoint = publicEndpoint({
  POST: withJson(touchOptionsRequest, async ({ step }, call) => {
    const { sid, userId } = await requireRole(readSession, call, EVERY_ROLE);
    const method = await methodOf(userId);
    if (method !== 'passkey') return json({ method, passkey: null });
    const { challenge, cookie } = beginStep({ kind: 'touch', sid, step });
    return json({ method, passkey: await signInOptions(challenge) }, 200, { 'Set-Cookie': cookie });
  }),
});

type Touch = z.output<typeof touchRequest>;

/** Whether a passkey of this account answered the challenge of this session and step. */
async function isOwnPasskey(headers: Headers, session: StaffSession, { step, passkey }: Touch) {
  const asked = readStep(headers, 'touch');
  if (!asked || !passkey || asked.about.sid !== session.sid || asked.about.step !== step) return false;
  return (await checkPasskey(asked, passkey))?.userId === session.userId;
}

async function isTouch(session: StaffSession, touch: Touch, headers: Headers, address: string) {
  const { userId, username } = session;
  const method = await methodOf(userId);
  if (method === 'passkey') return isOwnPasskey(headers, session, touch);
  if (method === 'password')
    return (
      touch.password !== undefined && (await checkOwnPassword({ username, address }, touch.password)) !== null
    );
  return (
    touch.code !== undefined &&
    (await checkCode({ userId, username, code: touch.code, address }, false)) === 'app'
  );
}

const isStep = (value: string | null): value is TouchStep => TOUCH_STEPS.some((step) => step === value);

/** GET /api/auth/touch?step=: 204 when it may go ahead, 403 `fresh-touch` otherwise. POST: gives the touch. */
export const touchEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    const { sid } = await requireRole(readSession, call, EVERY_ROLE);
    const step = new URL(call.request.url).searchParams.get('step');
    if (!isStep(step)) throw new EndpointError('invalid');
    if (!(await hasFreshTouch(requestPool(), sid, step))) throw freshTouchNeeded(step);
    return empty(204);
  }),
  POST: withJson(touchRequest, async (touch, { headers, address }) => {
    const session = await readSession(headers);
    if (!session) throw new EndpointError('sign-in');
    if (!(await isTouch(session, touch, headers, address)))
      throw new EndpointError('forbidden', { message: 'That was not it. Nothing was done.' });
    await giveFreshTouch(requestPool(), session.sid, touch.step);
    return json({ touched: true });
  }),
});
