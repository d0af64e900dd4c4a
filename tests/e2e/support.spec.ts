import { supportFields } from '../../src/features/support/support.form';
import { decode } from '../support/artboards';
import { expect, test } from '../support/e2e';
import { holdCalls } from '../support/held-calls';
import { API, fillIn, messages, send, submit } from './support-form';

test('shows hero, three tiles, form and knowledge base', { tag: '@long' }, async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tiles = page.locator('main dl > div');
  await expect(tiles).toHaveText([
    /Live Chat\s*Coming soon/,
    /Email Support\s*hello@colonnade\.example/,
    /Response Time\s*Within 24 hours/,
  ]);
  await expect(page.getByRole('heading', { name: 'Submit a Support Request' })).toBeVisible();
  await expect(page.getByText('Knowledge Base Coming Soon')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await expect(search).toHaveAccessibleDescription(/Knowledge Base Coming Soon/);
  await search.fill('dues');
  await search.press('Enter');
  await expect(page).toHaveURL('/support');
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Select a category',
    'Technical Issue',
    'Billing & Payments',
    'Account Management',
    'Feature Request',
    'Training & Onboarding',
    'Other',
  ]);
  await expect(page.getByRole('radiogroup', { name: 'Priority' }).locator('label')).toHaveText([
    'Low',
    'Medium',
    'High',
    'Urgent',
  ]);
});

for (const width of [1440, 1024, 390]) {
  test(`no letters of the headline touch at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support');
    const headline = page.getByRole('heading', { level: 1 });
    const lines = await headline.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    const { data, width: across, height } = await decode(await headline.screenshot());
    const isBlank = (row: number) => {
      const first = data.readUInt32BE(row * across * 4);
      for (let x = 1; x < across; x += 1)
        if (data.readUInt32BE((row * across + x) * 4) !== first) return false;
      return true;
    };
    const rows = Array.from({ length: height }, (_, row) => isBlank(row));
    const gaps = rows.filter(
      (blank, row) => row > 0 && blank && !rows[row - 1] && rows.indexOf(false, row) > 0,
    );
    expect(gaps).toHaveLength(lines - 1);
  });
}

test('a select keeps its chevron when it is wrong, and in the evening', { tag: '@long' }, async ({
  page,
}) => {
  const chevron = () =>
    page.getByLabel('Category').evaluate((select) => {
      const { backgroundColor, maskImage } = getComputedStyle(select.parentElement as Element, '::after');
      return [backgroundColor, maskImage.slice(0, 19)];
    });
  await page.goto('/support');
  expect(await chevron()).toEqual(['rgb(27, 16, 51)', 'url("data:image/svg']);
  await submit(page).click();
  const category = page.getByLabel('Category');
  await expect(category).toHaveAttribute('aria-invalid', 'true');
  expect(await chevron()).toEqual(['rgb(27, 16, 51)', 'url("data:image/svg']);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [ink = ''] = await chevron();
  const lightness = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.min(...lightness), ink).toBeGreaterThan(200);
});

test('reports every invalid field in the specified words and focuses the first', async ({ page }) => {
  await page.goto('/support');
  await submit(page).click();
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Please select a category',
    'Please select a priority level',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.locator('main').getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  await page.getByLabel('Name', { exact: true }).fill('Jo');
  await expect(page.getByText('Name must be at least 2 characters')).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a request gets a ticket, a message and a success view; another can follow', async ({ page }) => {
  const { letThrough } = await holdCalls(page, API);
  await send(page);
  await expect(submit(page)).toContainText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  letThrough();
  await expect(messages(page)).toContainText('Support Request Submitted!');
  await expect(messages(page)).toContainText(
    /Your request has been received with ticket ID: CLN-\d{13}\. We'll respond within 24 hours\./,
  );
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.locator('main')).toContainText(/CLN-\d{13}/);
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(page.getByRole('heading', { name: 'Submit a Support Request' })).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('works by keyboard alone', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ status: 201, json: { ticketId: 'CLN-1773081000123' } }));
  await page.goto('/support');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Jordan Reyes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jordan@halestate.edu');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dues look wrong');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Billing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Spring dues were counted twice.');
  // Fields that the form was given since then follow the message.
  for (const _added of Object.keys(supportFields).slice(6)) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.locator('main')).toContainText('CLN-1773081000123');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form posts and gets a response', async ({ page }) => {
    await page.goto('/support');
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/support\/submit/);
    await expect(page.locator('body')).toContainText('Request Submitted!');
  });
});
