import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { launch, outcome } from '../support/site-processes';
import { takeScreen } from './take';

test.beforeAll(async ({ site }) => {
  const { code, output } = await outcome(launch('scripts/seed-demo.ts', site.env));
  expect(code, output).toBe(0);
});

async function open(page: Page, address: string) {
  await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'first-admin-of-the-tests' },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
}

takeScreen({
  name: 'admin-login',
  allow: [['/admin/api/users/me', 401]],
  reach: async (page) => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  },
});

for (const [name, address] of [
  ['admin-board', '/admin'],
  ['admin-tickets', '/admin/collections/support-tickets'],
  ['admin-quotes', '/admin/collections/quotes'],
  ['admin-applications', '/admin/collections/waitlist'],
  ['admin-mails', '/admin/collections/mails'],
  ['admin-links', '/admin/collections/social-links'],
  ['admin-brand', '/admin/globals/brand'],
  ['admin-policy', '/admin/globals/privacy-policy'],
  ['admin-page', '/admin/globals/about'],
] as const) {
  takeScreen({ name, reach: (page) => open(page, address) });
}

for (const [name, address] of [
  ['evening-admin-board', '/admin'],
  ['evening-admin-brand', '/admin/globals/brand'],
  ['evening-admin-page', '/admin/globals/about'],
] as const) {
  takeScreen({ name, isEvening: true, reach: (page) => open(page, address) });
}
