import { countInTurn, HOUR_SECONDS, type LimitRule, limiter, peekAtAll, type Use } from '@/db/limiter';
import { env } from '@/env';
import { networkUses } from '@/server/network-limits';
import { addressForLimits } from '@/shared/network-address';

/** Wrong passwords for one name from one network within ten minutes; after that a pause that doubles each time. */
const FAILURES = 5;
const WINDOW_SECONDS = 600;
const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Marks a network in which somebody signed in; counts nothing that could run out. */
const SIGNED_IN: LimitRule = { name: 'login-known', points: 1_000_000, windowSeconds: 20 * DAY_SECONDS };

const pauseSeconds = (pauses: number) => Math.min(LONGEST_PAUSE_SECONDS, WINDOW_SECONDS * 2 ** (pauses - 1));

const rules = () => {
  const isOff = env().RATE_LIMIT_LOGIN === 0;
  return {
    byName: { name: 'login-name', points: isOff ? 0 : FAILURES, windowSeconds: WINDOW_SECONDS },
    byNetwork: { name: 'login-network', points: env().RATE_LIMIT_LOGIN, windowSeconds: HOUR_SECONDS },
    pauses: { name: 'login-pauses', points: isOff ? 0 : 1_000_000, windowSeconds: DAY_SECONDS },
  };
};

export type Attempt = {
  username: string;
  address: string;
  /** Id of the browser, if this account signed in with it (src/server/known-device.ts). */
  device?: string;
};

export type Check = {
  /** Seconds until the next attempt; 0 when it may proceed. */
  wait: number;
  isKnown: boolean;
};

/**
 * Limits failed sign-ins, for known and unknown names alike. RATE_LIMIT_LOGIN=0 turns it off. A device on which the
 * account signed in before is counted by itself: whatever fails in its network is not its fault.
 */
export function loginThrottle({ username, address, device }: Attempt) {
  const { byName, byNetwork, pauses } = rules();
  const place = addressForLimits(address);
  const key = `${username}\n${device ?? place}`;
  const counted: Use[] = [{ rule: byName, key }, ...(device ? [] : networkUses(byNetwork, address))];
  const names = limiter(byName);
  const known = limiter(SIGNED_IN);
  return {
    async check(): Promise<Check> {
      const [network, ...limits] = await peekAtAll([{ rule: SIGNED_IN, key: place }, ...counted]);
      const refused = limits.filter(({ allowed }) => !allowed);
      const wait = Math.max(0, ...refused.map(({ retryAfterSeconds }) => retryAfterSeconds));
      return { wait, isKnown: device !== undefined || (network?.used ?? 0) > 0 };
    },
    async countFailure(): Promise<void> {
      const [name] = await countInTurn(counted);
      if (name?.used === FAILURES)
        await names.block(key, pauseSeconds((await limiter(pauses).consume(key)).used));
    },
    /** The right password resets the name's count, not the networks': they may be guessing other names. */
    async countSuccess(): Promise<void> {
      await Promise.all([names.reset(key), limiter(pauses).reset(key), known.reset(place)]);
      await known.consume(place);
    },
  };
}

export type LoginThrottle = ReturnType<typeof loginThrottle>;
