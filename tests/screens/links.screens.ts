import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';
import { takeScreen } from './take';

const dialog = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page) {
  await page.goto('/links?edit');
  await dialog(page).getByLabel('Username').fill('admin');
  await dialog(page).getByLabel('Password').fill('first-admin-of-the-tests');
  await dialog(page).getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Exit Edit Mode' })).toBeVisible();
}

takeScreen({ name: 'links', reach: async (page) => void (await page.goto('/links')) });

takeScreen({
  name: 'links-login',
  window: true,
  reach: async (page) => {
    await page.goto('/links');
    await page.getByRole('button', { name: 'Manage links' }).click();
    await expect(dialog(page)).toBeVisible();
  },
});

takeScreen({
  name: 'links-login-refused',
  allow: [['/api/auth/login', 401]],
  window: true,
  reach: async (page) => {
    await page.goto('/links?edit');
    await dialog(page).getByLabel('Username').fill('admin');
    await dialog(page).getByLabel('Password').fill('not the password');
    await dialog(page).getByLabel('Password').press('Enter');
    await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  },
});

takeScreen({
  name: 'links-edit',
  reach: async (page) => {
    await signIn(page);
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: /^Edit/ }).click();
    const active = dialog(page).getByRole('switch');
    await active.uncheck();
    await dialog(page).getByRole('button', { name: 'Save link' }).click();
    await expect(page.getByText('Inactive').first()).toBeVisible();
  },
});

takeScreen({
  name: 'links-edit-dialog',
  window: true,
  reach: async (page) => {
    await signIn(page);
    await page.getByRole('button', { name: /^Edit/ }).last().click();
    await expect(dialog(page)).toBeVisible();
  },
});

takeScreen({
  name: 'links-deleted',
  window: true,
  reach: async (page) => {
    await signIn(page);
    await page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await expect(page.getByText('Link deleted successfully!')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
  },
});

takeScreen({
  name: 'links-empty',
  reach: async (page) => {
    await page.route('**/api/social-links', (route) =>
      route.fulfill({ json: [], headers: { Allow: 'GET, HEAD, POST' } }),
    );
    await signIn(page);
    await expect(page.getByText('No links added yet')).toBeVisible();
    await page.unrouteAll();
  },
});
