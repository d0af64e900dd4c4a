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

const PASSKEY = 'Sign in with a passkey';
const FIELD = 'type="password"';

it('shows the fields of a password, and after them a passkey', () => {
  expect(shown({}).indexOf(FIELD)).toBeGreaterThan(0);
  expect(shown({}).indexOf(PASSKEY)).toBeGreaterThan(shown({}).indexOf(FIELD));
});

it('shows a passkey first in a browser that has signed in with one, and the fields too', () => {
  const page = shown({ passkeyFirst: true });
  expect(page.indexOf(PASSKEY)).toBeGreaterThan(0);
  expect(page.indexOf(FIELD)).toBeGreaterThan(page.indexOf(PASSKEY));
});

it('speaks of no passkey where browsers have none', () => {
  const page = shown({ passkeysWork: false, passkeyFirst: true });
  expect(page).toContain(FIELD);
  expect(page).not.toContain('passkey');
});

it('goes on with a sign-in that still lacks its second factor', () => {
  const pending = { step: 'second-factor', username: 'tess', hasPasskey: true, hasCodeApp: true } as const;
  expect(shown({ pending })).toContain('Code from your app, or a recovery code');
  expect(shown({ pending: { ...pending, hasCodeApp: false }, passkeysWork: false })).toContain(
    'Your passkey belongs to another address of this site.',
  );
  expect(shown({ pending: { ...pending, step: 'enroll' } })).toContain('Add a key first');
});
