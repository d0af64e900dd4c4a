import type { Page } from '@playwright/test';
import { application, call, query, send, someone, ticket } from '../support/api';
import { expect, test } from '../support/e2e';
import { quoteForm } from '../support/quotes';
import { addEditor, fillField, openForm, pressSave, publish } from './editing/back-office.steps';

// A visitor and a server west of Greenwich, where a careless conversion turns July 26 into July 25.
test.use({ siteOptions: { env: { TZ: 'America/Los_Angeles' } }, timezoneId: 'America/Los_Angeles' });

test('a policy’s history begins with version 1, at a permanent address', async ({ page, site }) => {
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

test('an unknown version is a real 404, complete without scripts', async ({ site }) => {
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

test.describe('through the back office', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(({ site }) => addEditor(site));

  const FORM = '/globals/cookies';
  const OLD = 'Cookies are small pieces of text that a website asks your browser to keep.';
  const NEW = 'Biscuits are small pieces of text that a website asks your browser to keep.';
  const article = (page: Page) => page.locator('article');
  const facts = (page: Page) => page.locator('main dl > div');
  const coming = (page: Page) =>
    page.getByRole('complementary', { name: 'A new version takes effect on July 31, 2199' });

  /** Until the saved draft contains the text. */
  const expectDraft = (page: Page, words: string) =>
    expect
      .poll(async () => {
        const draft = await page.request.get('/admin/api/globals/cookies?draft=true&depth=0');
        return JSON.stringify(await draft.json());
      })
      .toContain(words);

  test('an editor changes a word: visible to nobody else as a draft, then to everyone once published', async ({
    page,
    browser,
    site,
    problems,
  }) => {
    problems.allow('/admin/api/globals/cookies', 400);
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await openForm(page, FORM);
    const text = page.locator('[data-lexical-editor="true"]').first();
    await text.click();
    // The click may move the caret after the first key.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+Home');
      for (const _ of 'Cookies') await page.keyboard.press('Shift+ArrowRight');
      expect(await page.evaluate(() => String(getSelection()))).toBe('Cookies');
    }).toPass();
    await page.keyboard.insertText('Biscuits');
    await expect(text).toContainText(NEW);
    await expectDraft(page, NEW);

    await page.locator('#live-preview-toggler').click();
    const preview = page.frameLocator('iframe');
    await expect(preview.locator('article')).toContainText(NEW);
    await visitor.goto('/cookies');
    await expect(article(visitor)).toContainText(OLD);
    expect((await call(site, '/admin/preview/cookies')).status).toBe(404);
    await page.locator('#live-preview-toggler').click();

    expect((await pressSave(page, FORM)).status()).toBe(400);
    await expect(page.locator('.field-type.textarea.error')).toContainText(
      'Say in a sentence or two what this version changes.',
    );
    await visitor.reload();
    await expect(article(visitor)).toContainText(OLD);

    await fillField(page, { field: 'changeNote', text: 'Calls them what they are.' });
    await publish(page, FORM);
    await visitor.reload();
    await expect(article(visitor)).toContainText(NEW);
    await expect(facts(visitor).last()).toHaveText('Version 2History');
    await visitor.context().close();
  });

  test('the history keeps both texts, each at its own address', async ({ page }) => {
    await page.goto('/cookies/history');
    await expect(page.locator('main li h2')).toHaveText(['Version 2', 'Version 1']);
    await expect(page.locator('main li').first()).toContainText('Calls them what they are.');
    await page.getByRole('link', { name: 'Read version 1' }).click();
    await expect(page).toHaveURL('/cookies/history/1');
    await expect(article(page)).toContainText(OLD);
    await expect(page.locator('main')).toContainText('replaced by version 2');
    await page.getByRole('link', { name: 'All versions' }).click();
    await page.getByRole('link', { name: 'Read version 2' }).click();
    await expect(article(page)).toContainText(NEW);
  });

  test('changes are shown word by word, on screen and on paper', async ({ page }) => {
    await page.goto('/cookies/history/2/changes');
    await expect(page.locator('h1')).toHaveText('Cookie Policy: changes in version 2');
    await expect(page.locator('main')).toContainText(
      'Compared with version 1: 1 word added, 1 word removed.',
    );
    await expect(page.locator('article ins')).toHaveText(['[added: Biscuits]']);
    await expect(page.locator('article del')).toHaveText(['[removed: Cookies]']);
    await expect(page.locator('article')).toContainText('Changed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('article ins')).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('article del')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.locator('article ins')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  });

  test('a date picked west of Greenwich stays that date, and is announced beforehand', async ({
    page,
    browser,
    site,
  }) => {
    await openForm(page, FORM);
    const day = page.locator('#field-effectiveDate input');
    await day.fill('July 1, 2199');
    await page.locator('.react-datepicker__day--031:not(.react-datepicker__day--outside-month)').click();
    await expect(day).toHaveValue('July 31, 2199');
    await fillField(page, { field: 'title', text: 'Biscuit Policy' });
    await fillField(page, { field: 'changeNote', text: 'Takes the name everywhere.' });
    await expectDraft(page, '"effectiveDate":"2199-07-31T12:00:00.000Z"');
    await publish(page, FORM);
    await openForm(page, FORM);
    await expect(page.locator('#field-effectiveDate input')).toHaveValue('July 31, 2199');

    const context = await browser.newContext({ baseURL: site.url, timezoneId: 'America/Los_Angeles' });
    const visitor = await context.newPage();
    await visitor.goto('/cookies');
    await expect(visitor.locator('h1')).toHaveText('Cookie Policy');
    await expect(facts(visitor).nth(1)).toHaveText('EffectiveJuly 26, 2025');
    await expect(coming(visitor)).toContainText('Takes the name everywhere.');
    await coming(visitor).getByRole('link', { name: 'See what changes' }).click();
    await expect(visitor).toHaveURL('/cookies/history/3/changes');
    await expect(visitor.locator('h1 ins')).toHaveText('[added: Biscuit]');
    await context.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the changes read and link the same', async ({ page }) => {
      await page.goto('/cookies');
      await coming(page).getByRole('link', { name: 'Read version 3' }).click();
      await expect(page.getByText('Takes effect on July 31, 2199.')).toBeVisible();
      await page.getByRole('link', { name: 'All versions' }).click();
      await page.getByRole('link', { name: 'See what changed in version 2' }).click();
      await expect(page.locator('article del')).toHaveText(['[removed: Cookies]']);
      await page.getByRole('navigation', { name: 'Changed sections' }).getByRole('link').first().click();
      await expect(page.locator('article ins')).toBeVisible();
    });
  });

  test('submissions from now on record the effective version', async ({ site }) => {
    const email = someone();
    const sent = [
      await send(site, '/api/waitlist', application({ email })),
      await send(site, '/api/support', ticket({ email })),
      await send(site, '/api/newsletter', { email }),
      await call(site, '/merch/quote', {
        method: 'POST',
        body: quoteForm({ email }),
        headers: { Accept: 'application/json' },
      }),
    ];
    for (const { status, text } of sent) expect(status, text).toBe(201);
    for (const table of ['waitlist', 'support_tickets', 'newsletter', 'quotes']) {
      const rows = await query(site, `select policies from ${table} where email = $1`, [email]);
      expect(rows, table).toEqual([{ policies: 'privacy-policy 1, terms 1, cookies 2, gdpr 1' }]);
    }
  });
});
