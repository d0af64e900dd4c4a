import { expect, test } from 'vitest';
import { platformLetter, platformOf } from './platform-mark';

test.each([
  [{ icon: 'Instagram', url: 'https://a.example' }, 'instagram'],
  [{ icon: 'twitter', url: 'https://a.example' }, 'x'],
  [{ icon: 'Linked-In', url: 'https://a.example' }, 'linkedin'],
  [{ icon: null, url: 'https://www.tiktok.com/@colonnade' }, 'tiktok'],
  [{ icon: '', url: 'facebook.com/colonnade' }, 'facebook'],
  [{ icon: 'Discord', url: 'https://instagram.com/colonnade' }, null],
  [{ icon: null, url: 'not a url' }, null],
  [{ icon: 'constructor', url: 'https://a.example' }, null],
] as const)('reads the platform of %o as %s', (link, platform) => {
  expect(platformOf(link)).toBe(platform);
});

test.each([
  [{ icon: 'discord', label: 'Join us' }, 'D'],
  [{ icon: null, label: 'ωmega' }, 'Ω'],
  [{ icon: null, label: '👩‍👩‍👧 family day' }, '👩‍👩‍👧'],
  [{ icon: '', label: '' }, ''],
])('draws %o as %s', (link, letter) => {
  expect(platformLetter(link)).toBe(letter);
});
