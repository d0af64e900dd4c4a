import ipaddr from 'ipaddr.js';
import { memoize } from './memoize';

/**
 * A subscriber's address for limits: IPv4 as it is (also written `::ffff:192.0.2.1`), IPv6 by its /64, because one
 * household owns that many. Anything else becomes 'unknown'.
 */
export const addressForLimits = memoize((address: string): string => {
  const bare = address.trim().replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${Buffer.from(network).toString('hex')}/64`;
});
