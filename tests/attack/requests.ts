import { randomBytes } from 'node:crypto';

export type AttackRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

const random = () => randomBytes(6).toString('hex');
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** In turn. */
const cycle = (kinds: (() => AttackRequest)[]) => {
  let turn = 0;
  return (): AttackRequest => {
    turn += 1;
    return kinds[turn % kinds.length]?.() ?? { path: '/' };
  };
};

/** Everything that once made the site render a page for one reader, and everything that does. */
export const cacheBusting = cycle([
  () => ({ path: `/?${random()}` }),
  () => ({ path: '/', headers: { Authorization: `Bearer ${random()}` } }),
  () => ({ path: '/about', headers: { Cookie: `colonnade-token=${random()}.${random()}.${random()}` } }),
  () => ({ path: `/support/status/${random()}` }),
  () => ({ path: `/api/qr?data=https%3A%2F%2Fexample.org%2F${random()}` }),
  () => ({ path: `/?_rsc=${random()}`, headers: { RSC: '1' } }),
  () => ({ path: `/newsletter/confirm?token=${random()}` }),
  () => ({ path: `/admin/login?${random()}` }),
  () => ({ path: `/about/opengraph-image?${random()}` }),
]);

export const notFound = cycle([
  () => ({ path: `/${random()}` }),
  () => ({ path: `/about/${random()}.php` }),
  () => ({ path: `/_next/static/chunks/${random()}.js` }),
  () => ({ path: `/api/${random()}` }),
  () => ({ path: `/media/${random()}.png` }),
  () => ({ path: `/admin/${random()}` }),
]);

export const wrongSignIn = (): AttackRequest => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: JSON_TYPE,
  body: JSON.stringify({ username: Math.random() < 0.5 ? 'admin' : random(), password: random() }),
});

export const oversized = cycle([
  () => ({ method: 'POST', path: '/api/support', headers: JSON_TYPE, body: 'a'.repeat(1_000_000) }),
  () => ({ path: `/${'a'.repeat(9000)}` }),
  () => ({ path: '/', headers: { 'X-Large': 'a'.repeat(20_000) } }),
  () => ({ method: 'POST', path: '/admin/api/users/login', headers: JSON_TYPE, body: 'a'.repeat(200_000) }),
]);
