import { send, ticket } from '../support/api';
import { expect } from '../support/e2e';
import type { AuditState } from './audit-state';

/** What a person who requested help sees of it, without an account. */
export const ticketStates: AuditState[] = [
  {
    path: '/support/status',
    state: 'a request and what was added to it',
    reach: async (page, { site }) => {
      const request = ticket();
      const { ticketId } = JSON.parse((await send(site, '/api/support', request)).text);
      await page.goto('/support/status');
      const content = page.locator('#content');
      await content.getByLabel('Ticket ID').fill(ticketId);
      await content.getByLabel('Email').fill(request.email);
      await content.getByRole('button', { name: 'Show my request' }).click();
      await content.getByLabel('Add a message').fill('And on Sundays.');
      await content.getByRole('button', { name: 'Send message' }).click();
      await expect(content).toContainText('And on Sundays.');
    },
  },
];
