import { expect, it } from 'vitest';
import { isPictureName, storedPictureName } from './picture-name';

it.each([
  ['house.jpg', 'house.jpg'],
  ['Team photo (2).PNG', 'team photo (2).png'],
  ['NUL.png', 'picture-nul.png'],
  ['com1.backup.png', 'picture-com1.backup.png'],
  ['console.png', 'console.png'],
  ['.png', 'picture.png'],
  ['.x.png', 'x.png'],
  ['....png', 'picture.png'],
  ['', 'picture'],
  ['..', 'picture'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\photos\\house.png', 'house.png'],
  ['house. .png', 'house.png'],
  ['house.', 'house'],
  [' house .png', 'house.png'],
  ['a\u0000b\u001f\u202ec.png', 'a-b-c.png'],
  ['100%25 a%2fb #1?.png', '100-25 a-2fb -1-.png'],
  ['a\u2028b\tc.png', 'a-b-c.png'],
  ['<a>:"b"|c*.png', 'a-b-c-.png'],
  ['Cafe\u0301.png', 'caf\u00e9.png'],
  ['ΑΦΑ.png', 'αφα.png'],
  ['no ending', 'no ending'],
])('stores %j as %j', (uploaded, stored) => {
  expect(storedPictureName(uploaded)).toBe(stored);
});

it.each(['a'.repeat(400), 'Ω'.repeat(400), '😀'.repeat(400)])('shortens %s', (long) => {
  const stored = storedPictureName(`${long}.png`);
  expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(154);
  expect(stored).toMatch(/^[aω😀]{37,150}\.png$/u);
});

it('knows pictures by the end of their names, also those that were stored with a dot first', () => {
  expect(['.png', '.x.png', 'a.JPEG', 'b.webp'].every(isPictureName)).toBe(true);
  expect(['.', '..', '.DS_Store', 'png', 'a.svg', 'a.png.html'].some(isPictureName)).toBe(false);
});
