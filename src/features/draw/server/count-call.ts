import { HOUR_SECONDS, limiter } from '@/db/limiter';
import { env } from '@/env';
import { EndpointError } from '@/server/endpoint-errors';
import type { Call } from '@/server/public-endpoint';
import { addressForLimits } from '@/shared/network-address';

/**
 * Hourly limits per address, in multiples of RATE_LIMIT_DRAWS: enough look-ups for a chapter on one Wi-Fi, and too
 * few to try a directory of names; files for two and a half times as many checks, which take two each, and a bound on
 * how often a list of 70 MB is sent.
 */
const SHARES = { proof: 1, files: 5 } as const;

/** @throws EndpointError too-many, with the seconds until this address's hour ends */
export async function countCall({ address }: Call, what: keyof typeof SHARES): Promise<void> {
  const points = env().RATE_LIMIT_DRAWS * SHARES[what];
  const rule = { name: `draw-${what}`, points, windowSeconds: HOUR_SECONDS };
  const { allowed, retryAfterSeconds } = await limiter(rule).consume(addressForLimits(address));
  if (!allowed) throw new EndpointError('too-many', { retryAfterSeconds });
}
