import { expect, it } from 'vitest';
import { addressForLimits } from './network-address';

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
