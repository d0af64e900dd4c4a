import { DESIGN, FORM_URL, messages, open, quote, send, submit, success } from '../e2e/quote-form';
import { expect } from '../support/e2e';
import type { AuditState } from './audit-state';

export const merchStates: AuditState[] = [
  {
    path: '/merch',
    state: 'at the loyalty rate',
    reach: async (page) => {
      await page.goto('/merch');
      await page.getByRole('button', { name: '4th and beyond 20%' }).click();
      await expect(page.locator('#pricing')).toContainText('$11.25');
    },
  },
  {
    path: '/merch',
    state: 'quote request with every field wrong',
    reach: async (page) => {
      await open(page);
      await quote(page)
        .getByLabel('Design file')
        .setInputFiles({ ...DESIGN, buffer: Buffer.from('<!doctype html>') });
      await submit(page).click();
      await expect(quote(page).getByText('Organization must be at least 2 characters')).toBeVisible();
    },
  },
  {
    path: '/merch',
    state: 'quote request on its way',
    reach: async (page) => {
      await page.route(FORM_URL, () => {});
      await send(page, DESIGN);
      await expect(quote(page).getByRole('progressbar')).toBeVisible();
    },
  },
  {
    path: '/merch',
    state: 'quote request not confirmed',
    reach: async (page, { problems }) => {
      problems.allow('/merch/quote', 'net::ERR_FAILED');
      await page.route(FORM_URL, (route) => route.abort());
      await send(page, DESIGN);
      await expect(messages(page)).toContainText('Submission Failed');
    },
  },
  {
    path: '/merch',
    state: 'quote requested',
    reach: async (page) => {
      await page.route(FORM_URL, (route) =>
        route.fulfill({
          status: 201,
          json: { dueAt: '2026-03-10T18:30:00.000Z', quoteId: 'CLN-Q-1773081000123' },
        }),
      );
      await send(page, DESIGN);
      await expect(success(page)).toBeVisible();
    },
  },
];
