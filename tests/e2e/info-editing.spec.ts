import { call, send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

test('a page cannot be taken offline', async ({ page, site }) => {
  const cookie = await signIn(site);
  const answer = await send(site, '/admin/api/globals/about', { _status: 'draft' }, { cookie });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(
    'Every page of the site links here, so it can’t be taken offline. Edit it and publish.',
  );
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText('For the people who hold the roof up.');
});

test('an edited brand shows in the text of every page', async ({ page, site }) => {
  const cookie = await signIn(site);
  const brand = await call(site, '/admin/api/globals/brand?depth=0', { headers: { cookie } });
  const { name, seatsTotal, social } = JSON.parse(brand.text);
  const change = (data: object) =>
    send(site, '/admin/api/globals/brand', { ...data, _status: 'published' }, { cookie });
  expect(
    (await change({ name: 'Portico', seatsTotal: 40, social: { ...social, linkedin: '' } })).status,
  ).toBe(200);
  await page.goto('/press');
  await expect(page.locator('main')).toContainText('Portico is one place to run');
  await expect(page.locator('main')).toContainText('40 spots');
  await expect(page.locator('main')).not.toContainText('Colonnade');
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: 'Find us on LinkedIn' })).toHaveCount(0);
  expect((await change({ name, seatsTotal, social })).status).toBe(200);
});
