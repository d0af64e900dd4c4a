import ipaddr from 'ipaddr.js';
import { remember } from './remember';

/**
 * One subscriber's address as limits count it: IPv4 as it is (also written `::ffff:192.0.2.1`), IPv6 by its /64,
 * because one household owns that many. What is not an address becomes 'unknown'.
 */
export const addressForLimits = remember((address: string): string => {
  const bare = address.trim().replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${Buffer.from(network).toString('hex')}/64`;
});
