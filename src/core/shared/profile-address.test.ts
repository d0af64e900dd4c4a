import { expect, it } from 'vitest';
import { isProfile } from './profile-address';

it.each([
  ['https://www.instagram.com/colonnade', true],
  ['instagram.com/colonnade/?hl=en', true],
  ['https://www.tiktok.com/@colonnadeapp', true],
  ['https://x.com/colonnade', true],
  ['https://www.facebook.com/profile.php?id=100', true],
  ['https://www.linkedin.com/company/colonnade', true],
  ['https://youtube.com/@colonnade', true],
  ['https://www.instagram.com', false],
  ['https://www.instagram.com/p/C1abc', false],
  ['https://www.youtube.com/watch?v=abc', false],
  ['https://www.facebook.com/groups/chapters', false],
  ['https://discord.gg/colonnade', false],
  ['https://example.org/instagram.com/colonnade', false],
  ['mailto:hello@instagram.com', false],
  ['', false],
])('%s is a profile: %s', (address, is) => expect(isProfile(address)).toBe(is));
