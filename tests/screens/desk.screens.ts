import type { Page } from '@playwright/test';
import { send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import { reply, request, type Sent } from '../support/tickets';
import { takeScreen } from './take';

let ticket: Sent;
let cookie: string;

test.beforeAll(async ({ site }) => {
  cookie = await signIn(site);
  ticket = await request(site, { subject: 'Dues reminder', message: 'Our dues were counted twice.' });
  const note = { subject: 'support-tickets', subjectId: String(ticket.id), text: 'She called twice.' };
  expect((await send(site, '/admin/api/notes', note, { Cookie: cookie })).status).toBe(201);
  const answer = await reply(
    site,
    ticket,
    'Dear Ada,\nthe second count is gone. Is your sheet right now?',
    cookie,
  );
  expect(answer.status).toBe(201);
});

async function follow(page: Page) {
  await page.goto('/support/status');
  await page.getByLabel('Ticket ID').fill(ticket.ticketId);
  await page.locator('#content').getByLabel('Email').fill(ticket.email);
  await page.locator('#content button[type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Dues reminder' })).toBeVisible();
}

takeScreen({ name: 'status-form', reach: async (page) => void (await page.goto('/support/status')) });
takeScreen({ name: 'status-ticket', reach: follow });
async function signedIn(page: Page) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, domain: '127.0.0.1', path: '/' }]);
}

takeScreen({
  name: 'admin-ticket',
  reach: async (page) => {
    await signedIn(page);
    await page.goto(`/admin/collections/support-tickets/${ticket.id}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  },
});

for (const [name, isEvening] of [
  ['admin-desk', false],
  ['evening-admin-desk', true],
] as const) {
  takeScreen({
    name,
    isEvening,
    window: true,
    reach: async (page) => {
      await signedIn(page);
      await page.goto(`/admin/desk/ticket/${ticket.id}`, { waitUntil: 'networkidle' });
      await expect(page.getByText('She called twice.')).toBeVisible();
    },
  });
}
