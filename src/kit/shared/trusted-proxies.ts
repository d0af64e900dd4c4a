import ipaddr from 'ipaddr.js';
import { memoize } from './memoize';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

const parseNetwork = (entry: string): Network => {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/**
 * @param list addresses and CIDR networks, separated by commas or spaces; empty trusts nobody
 * @returns whether an address (as `parseAddress` returns it) belongs to one of our own proxies
 * @throws Error, one line that names TRUSTED_PROXIES and the bad entry
 */
export function parseTrustedProxies(list: string): (address: Address) => boolean {
  const networks = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      try {
        return parseNetwork(entry);
      } catch {
        throw new Error(`TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not "${entry}"`);
      }
    });
  return (address) =>
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/** `::ffff:192.0.2.1` becomes `192.0.2.1`; port, brackets and zone are dropped; undefined if not an address. */
export const parseAddress = memoize((text: string): Address | undefined => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // `process` would also accept 0x7f.1 and other old spellings that no honest client sends.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  return ipaddr.process(bare);
});
