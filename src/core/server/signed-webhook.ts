import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

const sameBytes = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * Whether a request is from the holder of the secret, and not older than five minutes: standardwebhooks.com, which
 * Svix and with it Resend speak too, under names of its own.
 *
 * @param secret `whsec_` and base64
 */
export function isSigned(headers: Headers, body: string, secret: string, now = Date.now()): boolean {
  const named = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '';
  const [id, time] = [named('id'), named('timestamp')];
  const age = Math.abs(now / 1000 - Number(time));
  if (id === '' || !/^\d{1,12}$/.test(time) || age > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  // While a secret is being replaced, a sender signs with both.
  return named('signature')
    .split(' ')
    .some((one) => one.startsWith('v1,') && sameBytes(Buffer.from(one.slice(3), 'base64'), expected));
}
