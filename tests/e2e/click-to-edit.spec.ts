import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';
import { addEditor, openForm, publish, signInAsEditor } from './editing/back-office.steps';

// A separate site: every other page shows what is edited here.
test.use({ siteOptions: { worker: false } });

/** What somebody sees on a page, and what they want it to say. */
const CHANGES: [preview: string, path: string, seen: string, wanted: string][] = [
  ['home-page', '/', 'Founding Chapter Benefits', 'What founders get'],
  ['home', '/links', 'Careers', 'Work with us'],
  ['about', '/about', 'Four core values hold it up.', 'Four things we hold to.'],
  ['blog', '/blog', 'Order of business', 'What we will write about'],
  ['careers', '/careers', 'Say hello early.', 'Write to us first.'],
  ['press', '/press', 'Who to ask', 'Press contacts'],
  ['accessibility', '/accessibility', 'The latest check', 'Our last audit'],
  ['sitemap', '/sitemap', 'Directory', 'All pages'],
  ['social-media', '/social-media', 'Everything we put our name on.', 'Our name, everywhere.'],
  ['merch', '/merch', 'Help Center', 'Answers'],
];

const DAILY = ['/', '/merch'];

/** Types into the field that has the focus, and publishes. */
async function writeAndPublish(page: Page, seen: string, wanted: string) {
  const field = page.locator(':focus');
  await expect(field).toHaveValue(seen);
  await field.fill(wanted);
  await publish(page, new URL(page.url()).pathname.replace('/admin', ''));
}

const textOf = async (site: Site, path: string) => (await call(site, path)).text;

test.beforeAll(async ({ site }) => addEditor(site));

for (const [preview, path, seen, wanted] of CHANGES) {
  const tag = DAILY.includes(path) ? [] : '@long';
  test(`what somebody wants to change on ${path} is changed through a click, without knowing where it is kept`, {
    tag,
  }, async ({ page, site }) => {
    await signInAsEditor(page);
    expect(await textOf(site, path)).not.toContain(wanted);
    await page.goto(`/admin/preview/${preview}`);
    await page.getByText(seen, { exact: true }).first().click();
    await page.waitForURL(/\/admin\/globals\//);
    await writeAndPublish(page, seen, wanted);
    await expect.poll(() => textOf(site, path)).toContain(wanted);
  });
}

test('beside the form, a click and the keyboard reach the field, also one of another document', async ({
  page,
}) => {
  await openForm(page, '/globals/careers');
  await page.locator('#live-preview-toggler').click();
  const preview = page.frameLocator('iframe');
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No open postings. Three teams in mind.');
  await expect(heading).toHaveCSS('cursor', 'pointer');
  await heading.click();
  await expect(page.locator('#field-intro__heading')).toBeFocused();

  const lead = preview.locator('[data-edited-text*="business.interests.0.text"]');
  // The keyboard has to be in the frame, as after Tab.
  const clicks = preview.getByLabel('Click a text to edit it');
  await clicks.uncheck();
  await clicks.check();
  await lead.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-business__interests__0__text')).toBeFocused();
  await expect(page.locator('#field-business__interests__0__text')).toBeInViewport();

  await preview.getByRole('contentinfo').getByText('Cookie Policy').click();
  await expect(page).toHaveURL(/\/admin\/globals\/page-frame\?field=footer\.cookies$/);
  await expect(page.locator('#field-footer__cookies')).toBeFocused();
});

test('a field in a tab that is closed is reached too, and visitors get no marks', async ({ page, site }) => {
  await signInAsEditor(page);
  await page.goto('/admin/preview/home');
  await page.getByRole('heading', { name: 'Lifetime discount' }).click();
  await expect(page).toHaveURL(/\/admin\/globals\/brand\?field=benefits\.0\.title$/);
  await expect(page.locator('#field-benefits__0__title')).toBeFocused();
  for (const path of ['/', '/about', '/social-media']) {
    expect(await textOf(site, path)).not.toMatch(/[\u200b-\u200d\u2060-\u2064\ufeff]{4}/);
  }
});

test('the switch turns clicks on links back into visits', { tag: '@long' }, async ({ page }) => {
  await signInAsEditor(page);
  await page.goto('/admin/preview/home');
  await page.getByLabel('Click a text to edit it').uncheck();
  const opened = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/cookies');
});
