import { memoize } from '@/kit/shared/memoize';
import { processSingleton } from '@/kit/shared/process-singleton';
import { parseAddress } from '@/kit/shared/trusted-proxies';

/** A look at a fresh site, or one page of a stranger, is no traffic yet. */
const ENOUGH = 10;

/** The front counts, and the board reads, in one process. `proxy` is the last address that hid a visitor. */
const counts = () => processSingleton('untrusted-proxy', () => ({ hidden: 0, known: 0, proxy: '' }));

const isPublic = memoize((address) => parseAddress(address)?.range() === 'unicast');

/**
 * @param address what counts as the visitor's
 * @param isPassedOn a proxy that is not trusted may have sent it
 * @returns true once: as soon as such a proxy hides the visitors
 */
export function countVisitor(address: string, isPassedOn: boolean): boolean {
  const all = counts();
  if (isPublic(address)) all.known += 1;
  else if (isPassedOn) {
    all.hidden += 1;
    all.proxy = address;
    return all.hidden === ENOUGH && all.known === 0;
  }
  return false;
}

/** @returns the address of the proxy that hides every visitor; undefined while one is known, or nobody has come */
export function untrustedProxy(): string | undefined {
  const { hidden, known, proxy } = counts();
  return hidden >= ENOUGH && known === 0 ? proxy : undefined;
}
