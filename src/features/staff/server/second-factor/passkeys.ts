import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';
import { siteAddress } from './site-address';
import { type Challenge, type PendingStep, spend } from './step-token';

type Passkey = {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
};

/** Base64url of at most 1,023 bytes. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;
/** Most per account. */
const MOST = 20;
const bytesOf = (buffer: Uint8Array) => new Uint8Array(buffer);

const find = async (credentialId: unknown): Promise<Passkey | undefined> => {
  if (typeof credentialId !== 'string' || !CREDENTIAL_ID.test(credentialId)) return undefined;
  const { rows } = await requestPool().query<Passkey>(
    `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
       counter::float8 as counter from site.passkeys where credential_id = $1`,
    [credentialId],
  );
  return rows[0];
};

/** A browser offers whichever of its passkeys fit. */
export const signInOptions = (challenge: Buffer) =>
  generateAuthenticationOptions({
    rpID: siteAddress().host,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });

/**
 * Checks what a passkey signed: this challenge, this origin, this host, a verified person, a counter that grew. Each
 * challenge is checked once, whatever the outcome.
 * @returns its account, or null for every refusal alike
 */
export async function checkPasskey(step: Challenge, response: unknown): Promise<{ userId: number } | null> {
  const { origin, host } = siteAddress();
  const passkey = await find((response as { id?: unknown }).id);
  if (!(await spend(step)) || !passkey) return null;
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: step.challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null);
  if (!checked?.verified) return null;
  // Refused if it was removed, or used by a copy, meanwhile.
  const { rowCount } = await requestPool().query(
    'update site.passkeys set counter = $3, last_used_at = now() where id = $1 and counter = $2',
    [passkey.id, passkey.counter, checked.authenticationInfo.newCounter],
  );
  return rowCount === 1 ? { userId: passkey.userId } : null;
}

export async function newPasskeyOptions(
  { id, username }: { id: number; username: string },
  challenge: Buffer,
) {
  const { rows } = await requestPool().query<{ id: string }>(
    'select credential_id as id from site.passkeys where user_id = $1',
    [id],
  );
  const { host } = siteAddress();
  return generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userName: username,
    userID: new TextEncoder().encode(`staff-account-${id}`),
    challenge: bytesOf(challenge),
    excludeCredentials: rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @returns false for anything but a new passkey of this browser for this challenge */
export async function addPasskey(
  tx: Transaction,
  step: PendingStep<'add-passkey'>,
  { passkey: response, name }: { passkey: unknown; name: string },
): Promise<boolean> {
  const { origin, host } = siteAddress();
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: step.challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: host,
  }).catch(() => null);
  if (!checked?.verified) return false;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const { rowCount } = await tx.query(
    `insert into site.passkeys (user_id, credential_id, public_key, counter, transports, host, name)
     select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from site.passkeys where user_id = $1) < ${MOST}
     on conflict do nothing`,
    [step.about.userId, id, Buffer.from(publicKey), counter, transports, host, name],
  );
  return rowCount === 1;
}
