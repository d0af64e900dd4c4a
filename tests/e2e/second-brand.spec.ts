import { send, signIn } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';
import { meridian } from '../support/meridian';

// A separate site: every other page shows the first brand.
test.use({ siteOptions: { worker: false } });

test.beforeAll(async ({ site }) => {
  const brand = { ...meridian, _status: 'published' };
  const saved = await send(site, '/admin/api/globals/brand', brand, { cookie: await signIn(site) });
  expect(saved.status, saved.text).toBe(200);
});

for (const path of ['/', '/merch', '/support', '/links', '/press', '/privacy-policy']) {
  test(`${path} has no axe finding under a second brand`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessible(page);
  });
}
