import type { Page } from '@playwright/test';
import { atRest, expect, test } from '../support/e2e';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });

/** Collects CSP violations, including those that the browser does not log. */
async function watchPolicy(page: Page): Promise<() => Promise<void>> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (what: string) => void }).reportViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return async () => {
    // Time in which a violation would be reported: there must be none.
    await page.waitForTimeout(500);
    expect(seen, 'violations of the content security policy').toEqual([]);
  };
}

/** React has hydrated the page. */
const isHydrated = () =>
  [...document.querySelectorAll('a, button')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

for (const path of ['/', '/support', '/links', '/links?edit']) {
  test(`${path} hydrates under the policy`, async ({ page }) => {
    const noViolations = await watchPolicy(page);
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    await noViolations();
  });
}

test('the 404 page hydrates under the policy', async ({ page, problems }) => {
  problems.allow('/nothing-here', 404);
  const noViolations = await watchPolicy(page);
  await page.goto('/nothing-here');
  await page.waitForFunction(isHydrated);
  await noViolations();
});

test('the back office signs in, lists, edits, saves and writes rich text under the policy', async ({
  page,
  site,
  problems,
}) => {
  // The sign-in page requests the current user.
  problems.allow('/admin/api/users/me', 401);
  const noViolations = await watchPolicy(page);
  await page.goto('/admin');
  await page.locator('#field-username').fill(site.admin.username);
  await page.locator('#field-password').fill(site.admin.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('login'));

  await page.goto('/admin/collections/social-links');
  await page.locator('tbody tr a').first().click();
  await page.locator('#field-label').fill('A label under the policy');
  await atRest(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);

  await page.goto('/admin/globals/terms');
  const editor = page.locator('[contenteditable=true]').first();
  await editor.click();
  // The draft saves itself while somebody types.
  const draft = page.waitForResponse((response) => response.url().includes('/admin/api/globals/terms'));
  await page.keyboard.type('Words under the policy.');
  await expect(editor).toContainText('Words under the policy.');
  expect((await draft).status()).toBe(200);
  await noViolations();
});
