import { call } from '../support/api';
import { expect, test } from '../support/e2e';

// A visitor and a server west of Greenwich, where a careless July 26 is July 25.
test.use({ siteOptions: { env: { TZ: 'America/Los_Angeles' } }, timezoneId: 'America/Los_Angeles' });

test('a policy begins its history with version 1, at an address for good', async ({ page, site }) => {
  await page.goto('/terms');
  await page.locator('main').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/terms/history');
  await expect(page).toHaveTitle('Terms of Service: history | Colonnade');
  await expect(page.locator('h1')).toHaveText('Terms of Service: history');
  await expect(page.locator('main li h2')).toHaveText(['Version 1']);
  await expect(page.getByText('In force, effective July 26, 2025')).toBeVisible();
  await expect(page.getByText('The first version.')).toBeVisible();
  await page.getByRole('link', { name: 'Read version 1' }).click();
  await expect(page).toHaveURL('/terms/history/1');
  await expect(page).toHaveTitle('Terms of Service, version 1 | Colonnade');
  await expect(page.locator('article h2')).toHaveCount(16);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/terms/history/1`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await call(site, '/sitemap.xml')).text).not.toContain('/history');
});

test('what is no version is a real 404, whole without scripts', async ({ site }) => {
  for (const path of [
    '/terms/history/2',
    '/terms/history/0',
    '/terms/history/01',
    '/terms/history/1.0',
    '/terms/history/one',
    '/terms/history/1/changes',
    '/terms/history/2/changes',
    '/terms/history/1/else',
    '/merch/history',
  ]) {
    const answer = await call(site, path);
    expect(answer.status, path).toBe(404);
    expect(answer.text, path).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(answer.text, path).toContain('Did you forget to add the page to the router?');
    expect(answer.text, path).toContain('<title>404 Page Not Found | Colonnade</title>');
    expect(answer.headers.get('cache-control'), path).toContain('no-store');
    expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-");
  }
  expect((await call(site, '/terms/history/2', { method: 'HEAD' })).status).toBe(404);
  expect((await call(site, '/terms/history/1')).status).toBe(200);
});
