import type { CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { query, signIn } from '../support/api';
import { expectAccessible, findWithAxe } from '../support/axe';
import { addDraw, controlOf, listsDone, postTransition, untilControl, uploadList } from '../support/draws';
import { atRest, expect, test } from '../support/e2e';
import { forgetCookies } from '../support/forget-cookies';
import type { Site } from '../support/site';
import { request } from '../support/tickets';
import { tabTo } from './links.steps';

// Passkeys need a host name: the site's own address is then http://localhost:<port>.
test.use({ siteOptions: { env: { SITE_URL: '' } } });

const at = (site: Site, path: string) => `http://localhost:${site.port}${path}`;
const home = (page: Page) =>
  expect(page.getByRole('link', { name: 'Support tickets' }).first()).toBeVisible();

/** A part of one of Payload's pages, at a laptop's and a phone's width. */
async function expectPartAccessible(page: Page, part: string) {
  for (const width of [1440, 390])
    expect(await findWithAxe(page, width, part), `${part} at ${width} px`).toEqual([]);
}

async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const credentialOf = async ({ cdp, authenticatorId }: { cdp: CDPSession; authenticatorId: string }) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials[0];

async function typePassword(page: Page, { username, password }: Site['admin']) {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
/** As if the sign-in were longer ago than it counts. */
const letSignInAge = (site: Site) =>
  query(site, `update users_sessions set created_at = now() - interval '10 minutes'`);

test('a passkey: added, used to sign in by keyboard, asked for before a commitment, refused when it lies', async ({
  page,
  site,
  problems,
}) => {
  // Many steps, each with a back-office page to load.
  test.setTimeout(300_000);
  problems.allow('/admin/api/users/me', 401);
  problems.allow('/control', 403);
  problems.allow('/api/auth/passkey', 401);
  problems.allow('/factors', 403);
  problems.allow('/admin/api/users', 403);
  const authenticator = await addAuthenticator(page);
  const { cdp, authenticatorId } = authenticator;

  await page.goto(at(site, '/admin'));
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible();
  await expectAccessible(page);
  await typePassword(page, site.admin);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await home(page);

  // Signed out, in the browser that added a passkey: it comes first, and the fields are there too.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'colonnade-token' });
  await page.goto(at(site, '/admin/login'));
  await expect(page.getByText('This browser has signed in with a passkey before.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectAccessible(page);

  await forgetCookies(page);
  await page.goto(at(site, '/admin/login'));
  await tabTo(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
  const sent = page.waitForRequest('**/api/auth/passkey');
  await page.keyboard.press('Enter');
  const replayed = (await sent).postDataJSON();
  const before = await page.context().cookies();
  await home(page);

  // A round that is ready for its commitment.
  const cookie = await page
    .context()
    .cookies()
    .then((all) => all.map(({ name, value }) => `${name}=${value}`).join('; '));
  const round = await addDraw(site, cookie);
  const control = await controlOf(site, cookie, round);
  await uploadList(site, cookie, round, control.accounts[0].key, 'Username\nada\nsam\ngrace\n');
  await untilControl(site, cookie, round, listsDone);
  await postTransition(site, cookie, round, { action: 'close' });
  await letSignInAge(site);
  await page.goto(at(site, `/admin/collections/draw-rounds/${round}`));
  const commit = page.getByRole('group', { name: 'Commit to the list' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await commit.getByLabel('When to draw').fill(`${tomorrow}T12:00`);
  const ask = async () => {
    await commit.getByRole('button', { name: 'Commit…' }).press('Enter');
    await commit.getByRole('button', { name: 'Commit now' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Commit this draw?' })).toBeVisible();
  };
  const stateOf = async () => (await controlOf(site, cookie, round)).state;
  await ask();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expectPartAccessible(page, '.reauthentication');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await stateOf()).toBe('closed');
  await atRest(page);

  await ask();
  const touch = page.getByRole('button', { name: 'Touch and commit' });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await expect(touch).toBeEnabled();
  await touch.press('Enter');
  await expect(page.getByText('No touch arrived. Nothing was committed.')).toBeVisible();
  expect(await stateOf()).toBe('closed');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await expect(touch).toBeEnabled();
  await touch.press('Enter');
  await expect(page.locator('[aria-current="step"]')).toContainText('3. Draw', { timeout: 30_000 });

  // Replayed, with the cookies of its own browser and its own time.
  await forgetCookies(page);
  await page.context().addCookies(before);
  const replay = await page.request.post(at(site, '/api/auth/passkey'), { data: replayed });
  expect(replay.status()).toBe(401);

  // Signed for another origin of the same host name.
  await page.context().clearCookies();
  const foreign = 'http://localhost:9/';
  await page.route(`${foreign}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Not us</title>' }),
  );
  await page.goto(foreign);
  const { options } = await (await page.request.post(at(site, '/api/auth/passkey/options'))).json();
  const stolen = await page.evaluate(async (challenge: string) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    const publicKey = {
      challenge: bytes(challenge),
      rpId: 'localhost',
      userVerification: 'required' as const,
    };
    const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return found.toJSON();
  }, options.challenge);
  const phished = await page.request.post(at(site, '/api/auth/passkey'), { data: { passkey: stolen } });
  expect(phished.status()).toBe(401);

  // On the links page, where admins sign in too.
  await page.goto(at(site, '/links?edit'));
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ links?, \S+ hidden$/ })).toBeVisible();

  // A copy, which was not there when the key was used last.
  await forgetCookies(page);
  const credential = await credentialOf(authenticator);
  if (!credential) throw new Error('The authenticator has no key');
  const { credentialId } = credential;
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
  await page.goto(at(site, '/admin/login'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('This passkey belongs to no account here. It may have been removed.'),
  ).toBeVisible();
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 500 },
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await home(page);

  // Removed on the account's page, after re-authentication.
  await letSignInAge(site);
  await page.goto(at(site, '/admin/account'));
  const keys = page.getByRole('region', { name: 'Your keys' });
  await expect(keys.getByRole('listitem')).toContainText('Computer');
  await expectPartAccessible(page, '.factors');
  await keys.getByRole('button', { name: 'Remove Computer' }).click();
  await keys.getByRole('button', { name: 'Remove it anyway' }).click();
  await page.getByRole('button', { name: 'Touch and change' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await forgetCookies(page);
  await page.goto(at(site, '/admin/login'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('This passkey belongs to no account here. It may have been removed.'),
  ).toBeVisible();
});

test('over plain http: an app’s codes, a recovery code once, and the password to re-authenticate before', {
  tag: '@long',
}, async ({ page, site, problems }) => {
  test.setTimeout(240_000);
  problems.allow('/admin/api/users/me', 401);
  problems.allow('/api/auth/login', 403);
  problems.allow('/api/auth/second-step', 401);
  problems.allow('/api/auth/factors/options', 403);
  await site.kill();
  await site.revive({ SITE_URL: site.url });
  const account = { username: 'tess', password: 'a-password-of-the-tests' };
  const admin = await signIn(site);
  const made = await page.request.post(`${site.url}/admin/api/users`, {
    data: { ...account, role: 'support' },
    headers: { Cookie: admin },
  });
  expect(made.status()).toBe(201);

  await page.goto('/admin');
  await typePassword(page, account);
  await home(page);
  await letSignInAge(site);
  await page.goto('/admin/account');
  const keys = page.getByRole('region', { name: 'Your keys' });
  await expect(keys).toContainText('Only a password protects this account.');
  await keys.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change the keys of this account?' });
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm and change' }).click();
  await expect(keys.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectPartAccessible(page, '.factors');
  const secret = ((await keys.locator('.code-app code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret });
  await keys.getByLabel('The six digits that the app shows').fill(app.generate());
  await keys.getByRole('button', { name: 'Add the app' }).click();
  const codes = keys.getByRole('region', { name: 'Recovery codes' });
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(keys.getByRole('listitem')).toContainText('Authenticator app');

  await forgetCookies(page);
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  const answer = async (code: string) => {
    await page.getByLabel('Code from your app, or a recovery code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await answer('000000');
  await expect(page.getByText('This code is wrong, or was used before')).toBeVisible();
  await answer(recovery);
  await page.waitForURL((url) => url.pathname === '/links');

  await forgetCookies(page);
  await page.goto('/admin');
  await typePassword(page, account);
  await answer(recovery);
  await expect(page.getByText('This code is wrong, or was used before')).toBeVisible();
  await query(site, 'update site.code_apps set last_period = 0');
  await answer(app.generate());
  await home(page);
});

test('a role that requires a factor: a passkey or an app is added before the first page, and asked for from then on', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow('/admin/api/users/me', 401);
  problems.allow('/api/auth/login', 403);
  problems.allow('/api/auth/factors', 400);
  await site.kill();
  await site.revive({ SITE_URL: `http://localhost:${site.port}`, SECOND_FACTOR_ROLES: 'marketing' });
  const admin = await signIn(site);
  const account = (username: string) => ({ username, password: 'a-password-of-the-tests' });
  for (const username of ['mia', 'max']) {
    const data = { ...account(username), role: 'marketing' };
    const headers = { Cookie: admin };
    const made = await page.request.post(at(site, '/admin/api/users'), { data, headers });
    expect(made.status()).toBe(201);
  }
  const withPassword = async (username: string) => {
    await page.goto(at(site, '/admin'));
    await typePassword(page, account(username));
  };
  const mustAdd = async () => {
    await expect(page.getByRole('heading', { name: 'Add a key first' })).toBeFocused();
    await expect(page.getByText('Your role needs more than a password.')).toBeVisible();
  };
  const keepCodes = async () => {
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('link', { name: 'Newsletter issues' }).first()).toBeVisible();
  };

  await addAuthenticator(page);
  await withPassword('mia');
  await mustAdd();
  await expectAccessible(page);
  // The password alone is no session, whatever the address.
  await page.goto(at(site, '/admin/collections/newsletter'));
  await mustAdd();
  await page.getByRole('button', { name: 'Start again' }).click();
  await typePassword(page, account('mia'));
  await mustAdd();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await keepCodes();
  await forgetCookies(page);
  await page.goto(at(site, '/admin/login'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: 'Newsletter issues' }).first()).toBeVisible();

  await forgetCookies(page);
  await withPassword('max');
  await mustAdd();
  await page.getByRole('button', { name: 'This device has none: use an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('.code-app code').textContent()) ?? '').replaceAll(' ', '');
  const digits = page.getByLabel('The six digits that the app shows');
  await digits.fill('000000');
  await page.getByRole('button', { name: 'Add the app' }).click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  const app = new TOTP({ secret });
  await digits.fill(app.generate());
  await page.getByRole('button', { name: 'Add the app' }).click();
  await keepCodes();
  await forgetCookies(page);
  await withPassword('max');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
});

test('a role that requires a factor, by keyboard alone: a passkey from the links page, an app on /admin', {
  tag: '@long',
}, async ({ page, site, problems }) => {
  test.setTimeout(240_000);
  problems.allow('/admin/api/users/me', 401);
  problems.allow('/api/auth/login', 403);
  await site.kill();
  await site.revive({ SITE_URL: `http://localhost:${site.port}`, SECOND_FACTOR_ROLES: 'editor,support' });
  const headers = { Cookie: await signIn(site) };
  const password = 'a-password-of-the-tests';
  for (const [username, role] of [
    ['eve', 'editor'],
    ['sue', 'support'],
  ] as const) {
    const data = { username, password, role };
    const made = await page.request.post(at(site, '/admin/api/users'), { data, headers });
    expect(made.status()).toBe(201);
  }
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  const typePasswordOf = async (username: string) => {
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(username);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Add a key first' })).toBeFocused();
  };
  const keepCodes = async () => {
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await press('I have kept them');
  };

  await addAuthenticator(page);
  await page.goto(at(site, '/links?edit'));
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await typePasswordOf('eve');
  await press('Add a passkey');
  await keepCodes();
  await expect(page.getByRole('heading', { name: /^\d+ links?, \S+ hidden$/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/links');
  // From now on the key is asked for here too, and the password alone is not enough.
  await forgetCookies(page);
  await page.goto(at(site, '/links?edit'));
  await page.getByLabel('Username').fill('eve');
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();

  await forgetCookies(page);
  await page.goto(at(site, '/admin'));
  await typePasswordOf('sue');
  await press('This device has none: use an authenticator app');
  const digits = page.getByLabel('The six digits that the app shows');
  await expect(digits).toBeVisible();
  const secret = ((await page.locator('.code-app code').textContent()) ?? '').replaceAll(' ', '');
  await tabTo(page, digits);
  await page.keyboard.type(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await keepCodes();
  await home(page);
});

test('deleting many tickets in their list asks once, and then goes on', async ({ page, site, problems }) => {
  test.setTimeout(240_000);
  problems.allow('/admin/api/users/me', 401);
  problems.allow('/admin/api/support-tickets', 403);
  for (const subject of ['First one', 'Second one']) await request(site, { subject });
  await page.goto(at(site, '/admin'));
  await typePassword(page, site.admin);
  await page.getByRole('button', { name: 'Not on this computer' }).click();
  await home(page);
  await letSignInAge(site);
  const kept = async () =>
    (await query<{ n: number }>(site, 'select count(*)::int as n from support_tickets'))[0]?.n;
  await page.goto(at(site, '/admin/collections/support-tickets'));
  const asked = page.getByRole('alertdialog', { name: 'Delete for good?' });
  const ask = async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(asked).toBeVisible();
  };
  await ask();
  await expect(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  expect(await kept()).toBe(2);

  await page.reload();
  await ask();
  await tabTo(page, asked.getByLabel('Your password'));
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toHaveCount(0);
  expect(await kept()).toBe(0);
});
