import { expect, test } from '../support/e2e';
import { holdCalls } from '../support/held-calls';
import { API, fillIn, messages, section, send, submit, thanks } from './waitlist-form';

test('has a benefits panel, four fields and links to the policies', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#waitlist');
  for (const claim of [
    'Lifetime discount on all subscription plans',
    'Exclusive early access to new features',
    'Free premium upgrades during your first year',
    'Priority support and faster responses',
    'A say in product development',
    'Dedicated onboarding for your officers',
  ]) {
    await expect(section(page).getByText(claim)).toBeVisible();
  }
  await expect(section(page).getByRole('img', { name: '100 of 100 founding spots left' })).toBeVisible();
  await expect(section(page).getByRole('radiogroup').locator('label')).toHaveText([
    '1-25 members',
    '26-50 members',
    '51-100 members',
    '101+ members',
  ]);
  await expect(section(page).getByRole('radio', { name: '1-25 members' })).toBeChecked();
  await expect(submit(page)).toHaveText(/Apply for Founding Chapter Status/);
  for (const [name, address] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    const link = section(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(submit(page).getByText('Apply now')).toBeVisible();
  await expect(submit(page).getByText('Apply for Founding Chapter Status')).toBeHidden();
});

test('the panel stays in view while the form scrolls', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const panel = section(page).locator('h2').locator('..');
  await expect(panel).toHaveCSS('position', 'sticky');
});

test('reports every invalid field in the specified words and focuses the first', async ({ page }) => {
  await page.goto('/');
  await submit(page).click();
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Organization must be at least 2 characters',
  ]) {
    await expect(section(page).getByText(text)).toBeVisible();
  }
  await expect(section(page).getByLabel('Full name')).toBeFocused();
});

test('an application is thanked for, and the form comes back empty', async ({ page }) => {
  const { held, letThrough } = await holdCalls(page, API);
  await send(page);
  await expect(submit(page)).toContainText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  letThrough();
  await expect(messages(page)).toContainText('Application Submitted!');
  await expect(messages(page)).toContainText(
    "Thank you for your interest in becoming a Founding Chapter. We'll be in touch soon!",
  );
  await expect(thanks(page)).toBeFocused();
  await expect(section(page)).toContainText(
    "We'll review your application and contact you soon with next steps. Founding Chapters receive priority onboarding and exclusive benefits.",
  );
  expect(held).toHaveLength(1);
  expect(held[0]?.postDataJSON()).toMatchObject({
    fullName: 'Maya Castellanos',
    email: 'maya@westbrook.edu',
    organization: 'ΓΩΛ, Beta chapter',
    organizationSize: '26-50',
  });
  expect(held[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Back to form' }).click();
  await expect(section(page).getByLabel('Full name')).toHaveValue('');
  await expect(section(page).getByRole('radio', { name: '1-25 members' })).toBeChecked();
  await expect(section(page).getByRole('heading', { level: 3 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form posts and gets a response', async ({ page }) => {
    await page.goto('/');
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/waitlist\/submit/);
    await expect(page.locator('body')).toContainText('Thank you for applying to be a Founding Chapter!');
  });
});
