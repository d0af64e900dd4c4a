import { expect, it } from 'vitest';
import { securityText } from './security-text';

it('says whom to tell, and how long that is valid', () => {
  expect(securityText('a@b.example', 'https://b.example', new Date('2026-03-01T13:14:15Z'))).toBe(
    'Contact: mailto:a@b.example\nExpires: 2026-08-28T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://b.example/.well-known/security.txt\n',
  );
});
