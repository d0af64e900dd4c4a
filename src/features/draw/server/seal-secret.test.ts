import { expect, it } from 'vitest';
import { openSecret, sealSecret, UnreadableSecret } from './seal-secret';

const SECRET = Buffer.alloc(32, 7);

it('seals a secret for its round alone, and opens it again', () => {
  const sealed = sealSecret(3, SECRET);
  expect(sealed.includes(SECRET)).toBe(false);
  expect(sealSecret(3, SECRET).equals(sealed)).toBe(false);
  expect(openSecret(3, sealed).equals(SECRET)).toBe(true);
  expect(() => openSecret(4, sealed)).toThrow(UnreadableSecret);
  for (const at of [0, 12, 28, 59]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] as number) ^ 1;
    expect(() => openSecret(3, altered)).toThrow(UnreadableSecret);
  }
});

it('reads what was stored in the clear before', () => {
  expect(openSecret(3, SECRET).equals(SECRET)).toBe(true);
});
