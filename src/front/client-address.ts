import { parseAddress, type parseTrustedProxies } from '@/kit/shared/trusted-proxies';

type Trusted = ReturnType<typeof parseTrustedProxies>;

export type Caller = {
  /** the client's true address, `::ffff:` unwrapped */
  address: string;
  /** whether the socket's peer is one of our own proxies, so that its X-Forwarded-* can be trusted */
  throughProxy: boolean;
};

/**
 * Walks X-Forwarded-For from the right: each of our proxies added the address it saw, and everything left of the
 * first foreign one was written by that client itself.
 */
export function findCaller(remote: string | undefined, forwardedFor: string, trusted: Trusted): Caller {
  const socketEnd = parseAddress(remote ?? '');
  if (!socketEnd) return { address: '0.0.0.0', throughProxy: false };
  let seen = socketEnd;
  if (!trusted(seen)) return { address: seen.toString(), throughProxy: false };
  for (const entry of forwardedFor.split(',').reverse()) {
    const next = parseAddress(entry);
    if (!next) break;
    seen = next;
    if (!trusted(seen)) break;
  }
  return { address: seen.toString(), throughProxy: true };
}
