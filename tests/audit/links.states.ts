import type { Page } from '@playwright/test';
import { button, dialog, openEditor, toasts } from '../e2e/links.steps';
import { expect } from '../support/e2e';
import type { AuditState } from './audit-state';

/** Answers as /api/social-links would, with what a state needs, without changing the site for the next one. */
const answerWith = (page: Page, links: object[]) =>
  page.route('**/api/social-links', (route) =>
    route.fulfill({ json: links, headers: { Allow: 'GET, HEAD, POST' } }),
  );

const HIDDEN = {
  id: 1,
  label: 'Follow us on X',
  url: 'https://x.com/colonnade',
  icon: 'x',
  order: 0,
  isActive: false,
};

/** /links beyond its tickets: the two dialogs, edit mode, and its errors. */
export const linksStates: AuditState[] = [
  {
    path: '/links',
    state: 'sign-in open',
    reach: async (page) => {
      await page.goto('/links');
      await button(page, 'Manage links').click();
      await expect(page.getByLabel('Username')).toBeFocused();
    },
  },
  {
    path: '/links',
    state: 'sign-in refused',
    reach: async (page, { problems }) => {
      problems.allow('/api/auth/login', 401);
      await page.goto('/links?edit');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill('not the password');
      await page.getByLabel('Password').press('Enter');
      await expect(toasts(page)).toContainText('Invalid credentials. Please try again.');
    },
  },
  {
    path: '/links',
    state: 'edit mode',
    reach: async (page, { site }) => {
      await answerWith(page, [HIDDEN, { ...HIDDEN, id: 2, isActive: true, order: 1 }]);
      await openEditor(page, site.admin);
      await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    },
  },
  {
    path: '/links',
    state: 'edit mode without links',
    reach: async (page, { site }) => {
      await answerWith(page, []);
      await openEditor(page, site.admin);
      await expect(page.getByText('No links added yet')).toBeVisible();
    },
  },
  {
    path: '/links',
    state: 'new link with both fields wrong',
    reach: async (page, { site }) => {
      await openEditor(page, site.admin);
      await button(page, 'Add New Link').click();
      await dialog(page).getByRole('button', { name: 'Save link' }).click();
      await expect(toasts(page)).toContainText('Please provide both label and URL');
    },
  },
  {
    path: '/links',
    state: 'link deleted, with Undo',
    reach: async (page, { site }) => {
      await openEditor(page, site.admin);
      await page.route('**/api/social-links/*', (route) => route.fulfill({ status: 204 }));
      await button(page, 'Delete Follow us on X').click();
      await expect(toasts(page)).toContainText('Link deleted successfully!');
    },
  },
];
