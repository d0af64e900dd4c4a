import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { faultsOf, walk } from '../support/keyboard-walk';
import { dialog, tabTo } from './links.steps';
import { messages, section, submit, thanks } from './waitlist-form';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('applies as a Founding Chapter: from the header to the form, invalid, then valid, then back', async ({
  page,
}) => {
  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await page.goto('/');
  await expect(section(page).locator('form')).toHaveJSProperty('noValidate', true);
  await tabTo(page, headerLink(page, 'Join Waitlist'));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/#waitlist');
  await press(page, 'Tab');
  await expect(section(page).getByLabel('Full name')).toBeFocused();
  await press(page, 'Enter');
  await expect(section(page).getByLabel('Full name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  await page.keyboard.type('Maya Castellanos');
  await press(page, 'Tab');
  await expect(section(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await page.keyboard.type('maya@westbrook.edu');
  await press(page, 'Tab');
  await page.keyboard.type('ΓΩΛ, Beta chapter');
  await press(page, 'Tab');
  await expect(section(page).getByRole('radio', { name: '1-25 members' })).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(section(page).getByRole('radio', { name: '51-100 members' })).toBeChecked();
  await press(page, 'Tab');
  await expect(submit(page)).toBeFocused();
  await press(page, 'Enter');
  await expect(thanks(page)).toBeFocused();
  // The reference, the card and the invitation come first.
  await tabTo(page, page.getByRole('button', { name: 'Back to form' }));
  await press(page, 'Enter');
  await expect(section(page).getByRole('heading', { level: 3 })).toBeFocused();
  await press(page, 'Tab');
  await expect(section(page).getByLabel('Full name')).toBeFocused();
});

test('subscribes, closes the message, and the focus is where it was', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await page.goto('/support');
  const form = page.locator('form#newsletter');
  await expect(form).toHaveJSProperty('noValidate', true);
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type('maya@westbrook');
  await press(page, 'Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.keyboard.type('.edu');
  await press(page, 'Enter');
  await expect(messages(page)).toContainText('Successfully Subscribed!');
  await expect(form.getByLabel('Email')).toBeFocused();
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }));
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await press(page, 'Enter');
  await expect(messages(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })).toBeFocused();
});

test('a message covers nothing that can be focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.clock.install();
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await page.goto('/support');
  const form = page.locator('form#newsletter');
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('Email').fill('maya@westbrook.edu');
  await form.getByLabel('Email').press('Enter');
  await expect(messages(page)).toContainText('Successfully Subscribed!');
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  });
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  expect(faultsOf(await walk(page, { key: 'Tab', rings: 'none' }))).toEqual([]);
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, links to a section, closes on Escape and when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(async () => {
      await toggle.press('Enter');
      await expect(menu).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const name of ['Features', 'Merch', 'Support', 'Join Waitlist']) {
      await press(page, 'Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await press(page, 'Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator('main').locator(':focus')).toHaveCount(1);
    await press(page, 'Shift+Tab');
    await expect(toggle).toBeFocused();
    await press(page, 'Enter', 'Tab', 'Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect(page).toHaveURL('/#waitlist');
    await expect(menu).toBeHidden();
    await press(page, 'Tab');
    await expect(section(page).getByLabel('Full name')).toBeFocused();
  });
});

test('merch: to the price, along the stairs and the slider, on to the waitlist', async ({ page }) => {
  await page.goto('/merch');
  await tabTo(page, page.getByRole('link', { name: 'Get a Quote' }));
  await press(page, 'Enter');
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('radio', { name: 'Front' })).toBeFocused();
  const stairs = page.getByRole('group', { name: 'Orders this academic year' }).getByRole('button');
  await tabTo(page, stairs.first());
  for (const index of [1, 2, 3]) {
    await press(page, 'Tab');
    await expect(stairs.nth(index)).toBeFocused();
  }
  await press(page, 'Space');
  await expect(page.locator('#pricing p[aria-live=polite]')).toHaveText('You pay per shirt $11.25');
  await press(page, 'Tab');
  await expect(page.getByRole('slider', { name: 'Our margin' })).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(page.locator('#pricing p[aria-live=polite]')).toHaveText('You pay per shirt $12.00');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/#waitlist');
});

test('a policy: its contents move the focus to the section', async ({ page }) => {
  await page.goto('/terms');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Contact' });
  await tabTo(page, link);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/terms#contact');
  await press(page, 'Shift+Tab');
  const isAbove = await page.evaluate(() => {
    const heading = document.getElementById('contact');
    const focused = document.activeElement;
    return Boolean(heading && focused && heading.compareDocumentPosition(focused) & 2);
  });
  expect(isAbove).toBe(true);
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBeTruthy();
});

test('sign-in: a refusal keeps the focus in the dialog, Escape returns it', async ({ page, problems }) => {
  problems.allow('/api/auth/login', 401);
  await page.goto('/links');
  const opener = page.getByRole('button', { name: 'Manage links' });
  await tabTo(page, opener);
  await press(page, 'Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('admin');
  await press(page, 'Tab');
  await page.keyboard.type('not the password');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Login' }));
  await press(page, 'Enter');
  await expect(messages(page)).toContainText('Invalid credentials. Please try again.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
]) {
  test(`sign-in at ${viewport.width} px: each tab stop is visible, large and ringed`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/links');
    await page.getByRole('button', { name: 'Manage links' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    const stops = await walk(page, { key: 'Tab', rings: 'all' });
    expect(stops.map(({ name }) => name)).toEqual(['input password', 'button Cancel', 'button Login']);
    expect(faultsOf(stops)).toEqual([]);
  });
}
