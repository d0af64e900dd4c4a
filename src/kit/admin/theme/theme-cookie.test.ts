import { expect, it } from 'vitest';
import { keptTheme } from './theme-cookie';

it('keeps a chosen theme under a name that browsers accept with Secure only', () => {
  expect(keptTheme('__Host-colonnade', 'dark')).toBe(
    '__Host-colonnade-theme=dark; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  );
});

it('forgets the theme when the system decides again', () => {
  expect(keptTheme('__Host-colonnade', undefined)).toBe(
    '__Host-colonnade-theme=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  );
});

it('leaves the cookie to Payload where it needs no Secure', () => {
  expect(keptTheme('colonnade', 'dark')).toBeUndefined();
});
