import { expect, it } from 'vitest';
import { normalizeHandle } from './handle';

it.each([
  ['sam', 'sam'],
  ['@Sam', 'sam'],
  ['  @@SAM_1  ', 'sam_1'],
  ['\u200bsam\ufeff', 'sam'],
  ['https://www.instagram.com/Sam.Lovelace/?hl=en', 'sam.lovelace'],
  ['http://x.com/Sam', 'sam'],
  ['twitter.com/sam/status/12', 'sam'],
  ['https://www.tiktok.com/@Sam?lang=en', 'sam'],
  ['https://www.linkedin.com/in/sam-lovelace-7/', 'sam-lovelace-7'],
  ['https://www.facebook.com/profile.php?id=1000123', '1000123'],
  ['https://www.facebook.com/people/Sam-Lovelace/1000123/', '1000123'],
  ['https://www.youtube.com/@Sam', 'sam'],
  ['https://www.youtube.com/c/Sam', 'sam'],
  ['https://www.linkedin.com/in/k%C3%B3stas/', 'kóstas'],
  ['Κώστας', 'κώστας'],
  ['ｓａｍ', 'sam'],
])('%j is %j', (written, handle) => expect(normalizeHandle(written)).toBe(handle));

it.each([
  '',
  '@',
  '   ',
  'Sam Lovelace',
  'sam@example.com',
  'a;b',
  'https://www.instagram.com/',
  '.',
  '\ufffdsam',
  'x'.repeat(101),
])('%j is not a handle', (written) => expect(normalizeHandle(written)).toBeNull());

it('does not change normalized handles', () => {
  for (const handle of ['sam', 'sam.lovelace', '1000123', 'κώστας', 'i̇stanbul'])
    expect(normalizeHandle(normalizeHandle(handle) ?? '')).toBe(normalizeHandle(handle));
});
