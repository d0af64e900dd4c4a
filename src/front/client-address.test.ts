import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '@/kit/shared/trusted-proxies';
import { findCaller } from './client-address';

const proxies = parseTrustedProxies('10.0.0.0/8');
const address = (remote: string | undefined, forwarded: string) =>
  findCaller(remote, forwarded, proxies).address;

describe('findCaller', () => {
  it('trusts nobody but our proxies', () => {
    expect(findCaller('203.0.113.9', '198.51.100.1', proxies)).toEqual({
      address: '203.0.113.9',
      throughProxy: false,
    });
  });

  it('takes the rightmost address that is not our own', () => {
    expect(address('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7');
    expect(address('::ffff:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    expect(address('10.0.0.1', '2001:db8::5')).toBe('2001:db8::5');
  });

  it('stops at an entry that is not an address', () => {
    expect(address('10.0.0.1', '198.51.100.7, unknown, 10.0.0.2')).toBe('10.0.0.2');
    expect(address('10.0.0.1', '')).toBe('10.0.0.1');
  });

  it('unwraps IPv4 in IPv6, and has a value for a closed socket', () => {
    expect(address('::ffff:203.0.113.9', '')).toBe('203.0.113.9');
    expect(address(undefined, '')).toBe('0.0.0.0');
  });
});
