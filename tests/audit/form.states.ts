import { send as sendTicket, submit as submitTicket } from '../e2e/support-form';
import { messages, send, submit, thanks } from '../e2e/waitlist-form';
import { query } from '../support/api';
import { expect } from '../support/e2e';
import type { AuditState } from './audit-state';

const REFUSAL = { status: 429, body: 'Too many requests. Please try again later.' };

/** Every seat is taken while the page is rendered, and free again for the next one. */
const TAKE_SEATS = `insert into waitlist (full_name, email, organization, organization_size, status)
  select 'Ada', 'seat@example.com', 'ΑΦΑ', '1-25', 'accepted' from generate_series(1, 100)`;
const FREE_SEATS = `delete from waitlist where email = 'seat@example.com'`;

/** The founding application and the support request, in every state. */
export const formStates: AuditState[] = [
  {
    path: '/',
    state: 'all seats taken',
    reach: async (page, { site }) => {
      await query(site, TAKE_SEATS);
      await page.goto('/').finally(() => query(site, FREE_SEATS));
      await expect(page.locator('#waitlist')).toContainText('All 100 founding places are taken');
    },
  },
  {
    path: '/',
    state: 'application with every field wrong',
    reach: async (page) => {
      await page.goto('/');
      await submit(page).click();
      await expect(page.getByText('Organization must be at least 2 characters')).toBeVisible();
    },
  },
  {
    path: '/',
    state: 'application on its way',
    reach: async (page) => {
      await page.route('**/api/waitlist', () => {});
      await send(page);
      await expect(submit(page)).toContainText('Submitting...');
    },
  },
  {
    path: '/',
    state: 'application refused',
    reach: async (page, { problems }) => {
      problems.allow('/api/waitlist', 429);
      await page.route('**/api/waitlist', (route) => route.fulfill(REFUSAL));
      await send(page);
      await expect(messages(page)).toContainText('Submission Failed');
    },
  },
  {
    path: '/',
    state: 'application thanked for',
    reach: async (page) => {
      await page.route('**/api/waitlist', (route) => route.fulfill({ status: 201, json: { success: true } }));
      await send(page);
      await expect(thanks(page)).toBeVisible();
    },
  },
  {
    path: '/',
    state: 'application downloaded',
    reach: async (page, { problems }) => {
      problems.allow(/\/api\/waitlist|\/form$/, 'net::ERR_FAILED');
      await page.route(/\/api\/waitlist|\/form$/, (route) => route.abort());
      await send(page);
      await expect(messages(page)).toContainText('Application Downloaded!');
    },
  },
  {
    path: '/support',
    state: 'request with every field wrong',
    reach: async (page) => {
      await page.goto('/support');
      await submitTicket(page).click();
      await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    },
  },
  {
    path: '/support',
    state: 'request refused',
    reach: async (page, { problems }) => {
      problems.allow('/api/support', 429);
      await page.route('**/api/support', (route) => route.fulfill(REFUSAL));
      await sendTicket(page);
      await expect(messages(page)).toContainText('Submission Failed');
    },
  },
  {
    path: '/support',
    state: 'request submitted',
    reach: async (page) => {
      await page.route('**/api/support', (route) =>
        route.fulfill({ status: 201, json: { ticketId: 'CLN-1773081000123' } }),
      );
      await sendTicket(page);
      await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    },
  },
  {
    path: '/support',
    state: 'ticket downloaded',
    reach: async (page, { problems }) => {
      problems.allow(/\/api\/support|\/form$/, 'net::ERR_FAILED');
      await page.route(/\/api\/support|\/form$/, (route) => route.abort());
      await sendTicket(page);
      await expect(messages(page)).toContainText('Support Ticket Downloaded!');
    },
  },
];
