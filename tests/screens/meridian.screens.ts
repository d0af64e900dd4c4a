import { send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import { meridian } from '../support/meridian';
import { takeScreen } from './take';

// A separate site: the others show the first brand.
test.use({ siteOptions: { env: { MAIL_FROM: 'Meridian <site@meridian.example>' } } });

test.beforeAll(async ({ site }) => {
  const brand = { ...meridian, _status: 'published' };
  const saved = await send(site, '/admin/api/globals/brand', brand, { cookie: await signIn(site) });
  expect(saved.status, saved.text).toBe(200);
});

for (const [name, path] of [
  ['home', '/'],
  ['merch', '/merch'],
  ['support', '/support'],
  ['links', '/links'],
  ['social-media', '/social-media'],
]) {
  takeScreen({ name: `meridian-${name}`, reach: async (page) => void (await page.goto(path ?? '/')) });
}

takeScreen({
  name: 'meridian-not-found',
  allow: [['/no-such-page', 404]],
  reach: async (page) => void (await page.goto('/no-such-page')),
});
