import { describe, expect, it } from 'vitest';
import { parseAddress, parseTrustedProxies } from './trusted-proxies';

const trusts = (list: string, address: string) => {
  const parsed = parseAddress(address);
  return parsed !== undefined && parseTrustedProxies(list)(parsed);
};

describe('parseTrustedProxies', () => {
  it('trusts nobody by default', () => {
    expect(trusts('', '127.0.0.1')).toBe(false);
  });

  it('reads networks and single addresses of both families', () => {
    const list = '10.0.0.0/8, 192.0.2.7 fd00::/8,2001:db8::1';
    for (const address of ['10.200.3.4', '192.0.2.7', '::ffff:10.1.1.1', 'fd12::9', '2001:db8::1']) {
      expect(trusts(list, address), address).toBe(true);
    }
    for (const address of ['11.0.0.1', '192.0.2.8', '2001:db8::2', '::1']) {
      expect(trusts(list, address), address).toBe(false);
    }
  });

  it('names itself and the invalid entry', () => {
    expect(() => parseTrustedProxies('10.0.0.0/8, proxy.internal')).toThrow(
      'TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not "proxy.internal"',
    );
    expect(() => parseTrustedProxies('10.0.0.0/33')).toThrow('not "10.0.0.0/33"');
  });
});

describe('parseAddress', () => {
  it('unwraps, and drops port, brackets and zone', () => {
    expect(parseAddress('::ffff:192.0.2.1')?.toString()).toBe('192.0.2.1');
    expect(parseAddress(' 192.0.2.1:4711 ')?.toString()).toBe('192.0.2.1');
    expect(parseAddress('[2001:db8::1]:443')?.toString()).toBe('2001:db8::1');
    expect(parseAddress('fe80::1%eth0')?.toString()).toBe('fe80::1');
  });

  it('refuses anything but a plain address', () => {
    for (const text of ['', 'unknown', '0x7f.1', '127.1', '2130706433', '1.2.3.4.5']) {
      expect(parseAddress(text), text).toBeUndefined();
    }
  });
});
