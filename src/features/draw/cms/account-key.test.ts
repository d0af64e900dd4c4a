import { expect, it } from 'vitest';
import { accountKey } from './account-key';

it.each([
  [{ icon: 'instagram', url: 'https://example.com' }, [], 'instagram'],
  [{ icon: 'Instagram', url: 'https://example.com' }, ['instagram'], 'instagram-2'],
  [{ icon: 'instagram', url: 'https://example.com' }, ['instagram', 'instagram-2'], 'instagram-3'],
  [{ icon: null, url: 'www.tiktok.com/@us' }, [], 'tiktok'],
  [{ icon: '', url: 'not an address' }, [], 'account'],
  [{ icon: 'free', url: 'https://free.example' }, [], 'free-2'],
])('%j in addition to %j is %s', (link, taken, key) => expect(accountKey(link, new Set(taken))).toBe(key));
