import { env } from '@/env';
import { countByNetwork } from '@/kit/server/network-limits';
import type { Call } from '@/kit/server/public-endpoint';

/**
 * Hourly limits per address, in multiples of RATE_LIMIT_DRAWS: enough look-ups for a chapter on one Wi-Fi, and too
 * few to try a directory of names; files for two and a half times as many checks, which take two each, and a bound on
 * how often a list of 70 MB is sent.
 */
const SHARES = { proof: 1, files: 5 } as const;

/** @throws EndpointError too-many, with the seconds until this address's hour ends */
export async function countCall({ address }: Call, what: keyof typeof SHARES): Promise<void> {
  await countByNetwork(`draw-${what}`, env().RATE_LIMIT_DRAWS * SHARES[what], address);
}
