import { query, signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { request } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';

test('several requests are found by words, chosen and changed at once; tags', async ({ browser, site }) => {
  const first = await request(site, { name: 'Priya Nair', category: 'billing', subject: 'Quagga twice' });
  const second = await request(site, { name: 'Devon Ochoa', category: 'billing', subject: 'Quagga late' });
  const closed = await request(site, { name: 'Tessa Lind', category: 'billing', subject: 'Quagga paid' });
  await query(site, `update support_tickets set status = 'closed', due_at = null where id = $1`, [closed.id]);
  const staff = await browser.newContext({ baseURL: site.url });
  const account = { username: 'bulk', password: PASSWORD, role: 'support' };
  await staff.request.post('/admin/api/users', { data: account, headers: { Cookie: await signIn(site) } });
  expect((await staff.request.post('/api/auth/login', { data: account })).status()).toBe(200);
  const colleague = { username: 'bulk-colleague', password: PASSWORD, role: 'support' };
  await staff.request.post('/admin/api/users', { data: colleague, headers: { Cookie: await signIn(site) } });
  const page = await staff.newPage();
  await page.goto(`/admin/desk/ticket/${first.id}`);

  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByLabel('New tag').fill('Zebroid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag zebroid' })).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Assignee').locator('option:checked')).toHaveText('bulk');

  const queue = page.getByRole('region', { name: 'Queue' });
  await queue.getByRole('searchbox', { name: 'Search' }).fill('zebroid');
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await queue.getByRole('searchbox', { name: 'Search' }).fill('quagga, billing');
  await expect(queue.getByRole('listitem')).toHaveCount(3);
  await queue.getByRole('button', { name: 'Choose', exact: true }).click();
  await queue.getByRole('button', { name: 'Choose all 3' }).click();
  expect(await findWithAxe(page, 1440, '.dv-queue')).toEqual([]);
  // On a phone the conversation takes the queue's place.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  expect(await findWithAxe(page, 390, '.dv-queue')).toEqual([]);
  await expect.poll(() => fitsItsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const assign = queue.getByRole('button', { name: 'Assign', exact: true });
  await expect(assign).toBeDisabled();
  await queue.getByLabel('Assign all chosen to').selectOption('bulk-colleague');
  await assign.click();
  await expect(page.getByText('3 requests were changed.')).toBeVisible();
  const holders = await query(
    site,
    `select username from support_tickets t join users on users.id = t.assignee_id where t.id = any($1) order by t.id`,
    [[first.id, second.id, closed.id]],
  );
  expect(holders).toEqual([
    { username: 'bulk-colleague' },
    { username: 'bulk-colleague' },
    { username: 'bulk-colleague' },
  ]);
  await queue.getByRole('button', { name: 'Choose all 3' }).click();
  await queue.getByRole('button', { name: 'Resolve' }).click();
  await expect(queue.getByRole('alert')).toHaveText(
    'Tessa Lind: This ticket is Closed: it cannot become Resolved.',
  );
  await expect(queue.getByText('1 chosen')).toBeVisible();
  const states = await query(
    site,
    'select status::text from support_tickets where id = any($1) order by id',
    [[first.id, second.id, closed.id]],
  );
  expect(states).toEqual([{ status: 'resolved' }, { status: 'resolved' }, { status: 'closed' }]);
  await staff.close();
});

test('an email that waits for a person is named above the queue, also when nothing else waits', async ({
  page,
  context,
  site,
}) => {
  await query(site, 'delete from support_tickets');
  await query(site, `insert into incoming_mails (fingerprint, raw, state) values ('one', '', 'waiting')`);
  const [name = '', value = ''] = (await signIn(site)).split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  await page.goto('/admin/desk');
  await expect(page.getByText('Nothing is waiting.').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: '1 email waits to be sorted' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/incoming-mails\?/);
});
