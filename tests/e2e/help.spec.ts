import type { Page } from '@playwright/test';
import { query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { addHelpArticles, HELP_ARTICLES } from '../support/help-articles';
import type { Site } from '../support/site';
import { submit } from './support-form';

const add = (site: Site, articles = HELP_ARTICLES) =>
  addHelpArticles((text, values) => query(site, text, values), articles);

// Other files may use this site afterwards, and expect no help on it.
test.afterAll(({ site }) => query(site, 'delete from help_articles'));
test.beforeEach(({ site }) => query(site, 'delete from help_articles'));

async function expectReadable(page: Page) {
  await expectAccessible(page, [1440, 390]);
  expect(await fitsItsWidth(page)).toBe(true);
}

test('an editor publishes five articles: /support finds them; withdrawing one closes the panel again', async ({
  page,
  site,
}) => {
  await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'first-admin-of-the-tests' },
  });
  await add(site, HELP_ARTICLES.slice(0, 4));
  await page.goto('/support');
  await expect(page.getByText('Knowledge Base Coming Soon')).toBeVisible();

  await page.goto('/admin/collections/help-articles/create');
  await page.getByLabel('Question').fill('Order merch for the chapter');
  await page.getByLabel('Short answer').fill('Merch is ordered under Shop, in one order for all.');
  await page.getByLabel('Topic').fill('Shop');
  await page.getByLabel('Looked after by').fill('Shop desk');
  await page.locator('#field-checkedOn input').fill('November 12, 2026');
  await page.keyboard.press('Escape');
  await atRest(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.locator('.payload-toast-container')).toContainText('successfully');

  await page.goto('/support');
  await expect(page.getByText('Knowledge Base Coming Soon')).toBeHidden();
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.fill('merch');
  const panel = page.getByRole('complementary', { name: 'Knowledge Base' });
  await expect(panel.getByRole('status')).toHaveText('1 answer for “merch”');
  await panel.getByRole('link', { name: /Order merch/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order merch for the chapter');

  await page.goto('/admin/collections/help-articles');
  await page.getByRole('link', { name: 'Order merch for the chapter' }).click();
  await page.locator('.doc-controls__dots, .doc-controls__popup').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.payload-toast-container').last()).toContainText('successfully');
  await page.goto('/support');
  await expect(page.getByText('Knowledge Base Coming Soon')).toBeVisible();
});

test('the search works by keyboard alone, and leads with the words to the form when it finds nothing', async ({
  page,
  site,
}) => {
  await add(site);
  await page.goto('/help');
  await expectReadable(page);
  await page.getByRole('searchbox', { name: 'Search help' }).focus();
  await page.keyboard.type('import roster');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers?$/);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('Import a roster');
  await expect(first.locator('mark').first()).toHaveText('Import');
  await expectReadable(page);
  await page.getByRole('searchbox', { name: 'Search help' }).focus();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a roster');
  await expectReadable(page);

  await page.goto('/help/search?q=parking+permit+for+the+house');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer yet');
  await expect(page.getByText('Nothing in 40 articles fits “parking permit for the house”.')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('parking permit for the house');
});

test('a subject of eight letters brings up to three answers, which hold nobody up', async ({
  page,
  site,
}) => {
  await add(site);
  await page.goto('/support');
  const subject = page.getByLabel('Subject');
  const answers = page.getByRole('region', { name: 'Articles that may answer it' });
  await subject.pressSequentially('Dues re');
  await expect(answers).toBeHidden();
  const asked = page.waitForResponse(/\/api\/help\?q=/);
  await subject.pressSequentially('minder went to alumni');
  await asked;
  await expect(answers.getByRole('listitem')).toHaveCount(3);
  await expect(answers.getByRole('listitem').first()).toContainText('Send a reminder to the right people');
  await expect(subject).toBeFocused();
  await expect(page.locator('main form [role=status]')).toHaveText(
    'Help articles that may answer it are listed after the category.',
  );
  await expectReadable(page);
  await expect(submit(page)).toBeEnabled();
  await subject.fill('');
  await expect(answers).toBeHidden();
});

test('"Did this help?" answers in its place', async ({ page, site }) => {
  await add(site);
  await page.goto('/help/bring-guests');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Good.')).toBeFocused();
  await page.reload();
  await page.getByText('No', { exact: true }).click();
  await page.getByLabel('What was missing?').fill('How many guests?');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We read every answer.')).toBeFocused();
  expect(await query(site, 'select text from site.help_missing')).toEqual([{ text: 'How many guests?' }]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('help is searched from /support, and an article is answered', async ({ page, site }) => {
    await add(site);
    await page.goto('/support');
    const search = page.getByRole('searchbox', { name: 'Search articles' });
    await search.fill('guests');
    await search.press('Enter');
    await page.getByRole('link', { name: 'Bring guests' }).click();
    await page.getByText('No', { exact: true }).click();
    await page.getByLabel('What was missing?').fill('Nothing, thanks');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
  });
});
