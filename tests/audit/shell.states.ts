import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';
import type { AuditState } from './audit-state';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function subscribe(page: Page, email: string) {
  await page.goto('/support');
  const form = page.locator('form#newsletter');
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button').click();
}

/** Header, footer and messages, which every page has. */
export const shellStates: AuditState[] = [
  {
    path: '/',
    state: 'menu open',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Toggle menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    path: '/support',
    state: 'newsletter address wrong',
    reach: async (page) => {
      await subscribe(page, 'maya@westbrook');
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    },
  },
  {
    path: '/support',
    state: 'newsletter subscribed',
    reach: async (page) => {
      await page.clock.install();
      await page.route('**/api/newsletter', (route) =>
        route.fulfill({ status: 201, json: { success: true } }),
      );
      await subscribe(page, 'maya@westbrook.edu');
      await expect(messages(page)).toContainText('Successfully Subscribed!');
    },
  },
  {
    path: '/support',
    state: 'newsletter refused',
    reach: async (page, { problems }) => {
      problems.allow('/api/newsletter', 429);
      await page.route('**/api/newsletter', (route) =>
        route.fulfill({ status: 429, body: 'Too many requests. Please try again later.' }),
      );
      await subscribe(page, 'maya@westbrook.edu');
      await expect(messages(page)).toContainText('Subscription Failed');
    },
  },
];
