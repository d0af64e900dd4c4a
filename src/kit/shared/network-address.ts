import ipaddr from 'ipaddr.js';
import { memoize } from './memoize';

export type Network = {
  network: string;
  /** Its allowance, in multiples of one subscriber's. */
  share: number;
};

/** Prefix lengths, in bits, and shares: a provider gives one IPv6 customer a /64, a /56 or a /48. */
const SIZES = {
  ipv4: { 32: 1, 24: 4 },
  ipv6: { 64: 1, 56: 2, 48: 4 },
};

/**
 * The networks that contain an address, the smallest first: whoever owns a range owns all of its addresses, so that
 * limits count each size. IPv4 also as `::ffff:192.0.2.1`; anything that is not an address belongs to 'unknown'.
 */
export const networksOf = memoize((address: string): Network[] => {
  const bare = address.trim().replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return [{ network: 'unknown', share: 1 }];
  const parsed = ipaddr.process(bare);
  const bytes = Buffer.from(parsed.toByteArray());
  return Object.entries(SIZES[parsed.kind()])
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([bits, share]) => ({
      network: bits === '32' ? parsed.toString() : `${bytes.toString('hex', 0, Number(bits) / 8)}/${bits}`,
      share,
    }));
});

const OWN_RANGES = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether a host is this machine or in its own network: an address of such a range, or a name without a domain. */
export function isInOwnNetwork(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? OWN_RANGES.includes(ipaddr.process(bare).range()) : !bare.includes('.');
}

/** The smallest of them: one IPv4 address, or the /64 of one IPv6 household. */
export const addressForLimits = (address: string): string => networksOf(address)[0]?.network ?? 'unknown';
