import { createHash, randomUUID } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { SENSITIVE_ACTIONS } from '@/core/shared/reauthentication';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import type { Queryable } from '@/kit/db/queryable';
import { issueToken, readToken } from '@/kit/db/signed-token';

const LIFETIME_SECONDS = 300;

/** `begunBy`: a session, or a sign-in that must add a factor first. */
const adding = { userId: z.number(), begunBy: z.string(), held: z.string() };

const about = z.discriminatedUnion('kind', [
  /** The password was right, and a factor must be shown or added. The salt changes with the password. */
  z.object({ kind: z.enum(['second-factor', 'enroll']), userId: z.number(), salt: z.string() }),
  /** A passkey's challenge for a sign-in, for anybody. */
  z.object({ kind: z.literal('passkey') }),
  /** A passkey's challenge for one step of one session. */
  z.object({ kind: z.literal('reauthentication'), sid: z.string(), action: z.enum(SENSITIVE_ACTIONS) }),
  /** A new passkey's challenge, or a new app's sealed secret: for one sign-in of one account, beside these factors. */
  z.object({ kind: z.literal('add-passkey'), ...adding }),
  z.object({ kind: z.literal('add-code-app'), ...adding, secret: z.string() }),
]);
type About = z.output<typeof about>;
type Kind = About['kind'];

const signed = z.object({ about, nonce: z.string(), endsAt: z.number() });

/** What makes a step work once. */
type Single = { nonce: string; endsAt: number };
/** What a passkey signs: nobody can know it without this browser's cookie. */
export type Challenge = Single & { challenge: Buffer };
export type PendingStep<K extends Kind> = Challenge & { about: Extract<About, { kind: K }> };

const isPending = (kind: Kind) => kind === 'second-factor' || kind === 'enroll';
/** A pending sign-in and a challenge may exist at the same time. */
const cookieName = (kind: Kind) => {
  const prefix = env().SITE_URL.startsWith('https:') ? '__Host-colonnade' : 'colonnade';
  return `${prefix}-${isPending(kind) ? 'pending' : 'challenge'}`;
};
const flags = () =>
  `Path=/; HttpOnly; SameSite=Strict${env().SITE_URL.startsWith('https:') ? '; Secure' : ''}`;

const challengeOf = (token: string) => createHash('sha256').update(token).digest();

/** Signed, so that nothing is stored until it is used. @returns the challenge, and the cookie that carries the step */
export function beginStep(step: About): { challenge: Buffer; cookie: string } {
  const endsAt = Date.now() + LIFETIME_SECONDS * 1000;
  const token = issueToken('sign-in-step', JSON.stringify({ about: step, nonce: randomUUID(), endsAt }));
  const cookie = `${cookieName(step.kind)}=${token}; ${flags()}; Max-Age=${LIFETIME_SECONDS}`;
  return { challenge: challengeOf(token), cookie };
}

/** @returns the step that this browser is in, if it is of one of these kinds and not too old */
export function readStep<K extends Kind>(headers: Headers, ...kinds: K[]): PendingStep<K> | null {
  const [first] = kinds;
  const token = (first && parseCookies(headers).get(cookieName(first))) ?? '';
  const value = readToken('sign-in-step', token);
  const parsed = signed.safeParse(value === null ? null : JSON.parse(value));
  if (!parsed.success || parsed.data.endsAt <= Date.now()) return null;
  if (!kinds.includes(parsed.data.about.kind as K)) return null;
  return { ...parsed.data, challenge: challengeOf(token) } as PendingStep<K>;
}

/** Each step works once. @returns false when it was used before */
export async function spend({ nonce, endsAt }: Single, db: Queryable = requestPool()): Promise<boolean> {
  const result = await db.query(
    `insert into site.used_challenges (nonce, expires_at) values ($1, to_timestamp($2::double precision / 1000))
     on conflict do nothing returning 1`,
    [nonce, endsAt],
  );
  return (result as { rows: unknown[] }).rows.length === 1;
}
