import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// The kit's styles are the bundler's business.
vi.mock('@payloadcms/ui', () => ({ Button: ({ children }: { children: unknown }) => children }));
const { SignIn } = await import('./sign-in');

const NOTHING = { step: null, username: null, hasPasskey: false, hasCodeApp: false };
const shown = (props: Partial<Parameters<typeof SignIn>[0]>) =>
  renderToStaticMarkup(
    <SignIn logo="Colonnade" next="/admin" passkeysWork={true} pending={NOTHING} {...props} />,
  );

it('offers a passkey first, and the password one step behind it', () => {
  expect(shown({})).toContain('Sign in with a passkey');
  expect(shown({})).not.toContain('type="password"');
});

it('starts with the password where browsers have no passkeys', () => {
  expect(shown({ passkeysWork: false })).toContain('type="password"');
  expect(shown({ passkeysWork: false })).not.toContain('passkey');
});

it('goes on with a sign-in that still lacks its second factor', () => {
  const pending = { step: 'second-factor', username: 'tess', hasPasskey: true, hasCodeApp: true } as const;
  expect(shown({ pending })).toContain('Code from your app, or a recovery code');
  expect(shown({ pending: { ...pending, hasCodeApp: false }, passkeysWork: false })).toContain(
    'Your passkey belongs to another address of this site.',
  );
  expect(shown({ pending: { ...pending, step: 'enroll' } })).toContain('Add a key first');
});
