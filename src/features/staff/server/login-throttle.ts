import { HOUR_SECONDS, limiter } from '@/db/limiter';
import { env } from '@/env';
import { addressForLimits } from '@/shared/network-address';

/** Wrong passwords for one name from one network within ten minutes; after that a pause that doubles each time. */
const FAILURES = 5;
const WINDOW_SECONDS = 600;
const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;
const REMEMBER_PAUSES_SECONDS = 24 * HOUR_SECONDS;

const pauseSeconds = (pauses: number) => Math.min(LONGEST_PAUSE_SECONDS, WINDOW_SECONDS * 2 ** (pauses - 1));

const rules = () => {
  const perHour = env().RATE_LIMIT_LOGIN;
  const isOff = perHour === 0;
  return {
    byAddress: limiter({ name: 'login-address', points: perHour, windowSeconds: HOUR_SECONDS }),
    byName: limiter({ name: 'login-name', points: isOff ? 0 : FAILURES, windowSeconds: WINDOW_SECONDS }),
    pauses: limiter({
      name: 'login-pauses',
      points: isOff ? 0 : 1_000_000,
      windowSeconds: REMEMBER_PAUSES_SECONDS,
    }),
  };
};

export type Attempt = { username: string; address: string };

/** Limits failed sign-ins, for known and unknown names alike. RATE_LIMIT_LOGIN=0 turns it off. */
export function loginThrottle({ username, address }: Attempt) {
  const { byAddress, byName, pauses } = rules();
  const place = addressForLimits(address);
  const name = `${username}\n${place}`;
  return {
    /** @returns seconds to wait, 0 when the attempt may proceed */
    async wait(): Promise<number> {
      const answers = await Promise.all([byAddress.peek(place), byName.peek(name)]);
      return Math.max(0, ...answers.filter((one) => !one.allowed).map((one) => one.retryAfterSeconds));
    },
    async countFailure(): Promise<void> {
      const [, { used }] = await Promise.all([byAddress.consume(place), byName.consume(name)]);
      if (used === FAILURES) await byName.block(name, pauseSeconds((await pauses.consume(name)).used));
    },
    /** The right password resets the name's count, not the address's: it may be guessing other names. */
    async clear(): Promise<void> {
      await Promise.all([byName.reset(name), pauses.reset(name)]);
    },
  };
}

export type LoginThrottle = ReturnType<typeof loginThrottle>;
