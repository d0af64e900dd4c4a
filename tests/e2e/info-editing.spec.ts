import { call, send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

// A site of its own: what is edited here, other files read as it was sown.
test.use({ siteOptions: { worker: false } });

const address = '/admin/api/globals/about';
const save = async (site: Site, data: object, query = '') =>
  send(site, `${address}${query}`, data, { cookie: await signIn(site) });
const heading = { intro: { heading: '{brand}, in {seats} rooms', lead: 'A lead.' } };

test('a draft stays unseen; published, it shows on the next load', async ({ page, site }) => {
  expect((await save(site, { ...heading, _status: 'draft' }, '?draft=true')).status).toBe(200);
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveText('For the people who hold the roof up.');
  expect((await call(site, address)).status).toBe(401);
  expect((await save(site, { ...heading, _status: 'published' })).status).toBe(200);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Colonnade, in 100 rooms');
});

test('a page cannot be taken offline', async ({ page, site }) => {
  const answer = await save(site, { _status: 'draft' });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(
    'Every page of the site links here, so this cannot be taken offline. Change it and publish.',
  );
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(
    /^(Colonnade, in 100 rooms|For the people who hold the roof up\.)$/,
  );
});

test('an edited brand shows in the words of every page', async ({ page, site }) => {
  const cookie = await signIn(site);
  const brand = await call(site, '/admin/api/globals/brand?depth=0', { headers: { cookie } });
  const { name, seatsTotal, social } = JSON.parse(brand.text);
  const change = (data: object) =>
    send(site, '/admin/api/globals/brand', { ...data, _status: 'published' }, { cookie });
  expect(
    (await change({ name: 'Portico', seatsTotal: 40, social: { ...social, linkedin: '' } })).status,
  ).toBe(200);
  await page.goto('/press');
  await expect(page.locator('main')).toContainText('Portico is one platform to run');
  await expect(page.locator('main')).toContainText('40 places');
  await expect(page.locator('main')).not.toContainText('Colonnade');
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: 'Find us on LinkedIn' })).toHaveCount(0);
  expect((await change({ name, seatsTotal, social })).status).toBe(200);
});
