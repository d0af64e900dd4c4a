import { expect, it } from 'vitest';
import { addressForLimits, isInOwnNetwork } from './network-address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '20010db800010002/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '20010db800010002/64'],
  ['2001:db8:1:3::1', '20010db800010003/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('counts %s as %s', (address, counted) => expect(addressForLimits(address)).toBe(counted));

it.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.1.2.3', true],
  ['192.168.0.9', true],
  ['[fd00::5]', true],
  ['::ffff:172.16.0.1', true],
  ['localhost', true],
  ['mailpit', true],
  ['8.8.8.8', false],
  ['0.0.0.0', false],
  ['[2001:4860:4860::8888]', false],
  ['smtp.example.org', false],
])('%s is in the own network: %s', (host, is) => expect(isInOwnNetwork(host)).toBe(is));
