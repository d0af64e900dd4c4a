import { query } from '../support/api';
import { expect, test } from '../support/e2e';
import { multipartFields } from '../support/multipart';
import { openWithStillClock } from '../support/still-clock';
import { DESIGN, FORM_URL, fillIn, messages, open, quote, ready, send, submit, success } from './quote-form';

test('after a lost response the same request is sent again and counted once', async ({
  page,
  problems,
  site,
}) => {
  problems.allow('/merch/quote', 'net::ERR_FAILED');
  const keys: (string | undefined)[] = [];
  await page.route(FORM_URL, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The site stored it; the response never arrives.
    await route.fetch();
    await route.abort();
  });
  await send(page, DESIGN);
  await expect(messages(page)).toContainText('Submission Failed');
  await expect(messages(page)).toContainText(
    'The site did not answer. Please check your connection and try again.',
  );
  const form = quote(page);
  await expect(form.getByText('We could not confirm that your request arrived.')).toBeVisible();
  await expect(form.getByText('we’ll only count it once')).toBeVisible();
  await expect(form.getByLabel('Event')).toHaveValue('Founders Day dinner, April 18');
  await expect(form.getByText('Remove the file')).toBeVisible();
  await expect(submit(page)).toBeFocused();
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await query(site, 'select 1 from quotes where reference = $1', [keys[0]])).toHaveLength(1);
});

test('a change makes it another request, even one on the stairs', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  problems.allow('/merch/quote', 503);
  const keys: (string | undefined)[] = [];
  await page.route(FORM_URL, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({
      status: 503,
      body: 'The service is busy right now, please try again in a moment',
    });
  });
  await send(page);
  await expect(quote(page).getByText('We could not confirm')).toBeVisible();
  await submit(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await page.getByRole('button', { name: '3rd order 25%' }).click();
  await submit(page).click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('no other service ever gets a design: the alternative is the person’s own email', async ({
  page,
  problems,
  formService,
}) => {
  problems.allow('/merch/quote', 500);
  await page.route(FORM_URL, (route) => route.fulfill({ status: 500, body: 'Something went wrong' }));
  await send(page, DESIGN);
  const mail = quote(page).getByRole('link', { name: 'email it to us' });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect([address.protocol, address.pathname]).toEqual(['mailto:', 'hello@colonnade.example']);
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('Merchandise type: T-shirts\nQuantity: 75\nOrder: 2nd order\n');
  expect(body).toContain('Design file: founders-day.png (please attach it)\n');
  expect(body).toMatch(/Reference: [0-9a-f-]{36}$/);
  expect(formService.posts).toHaveLength(0);
});

for (const [status, body] of [
  [400, 'This request was already sent with different details'],
  [408, 'The request took too long to arrive'],
  [413, 'The request is too large'],
  [429, 'Too many requests, please try again later'],
] as const) {
  const tag = status === 413 ? [] : '@long';
  test(`a ${status} is a refusal: it is shown, and the input is kept`, { tag }, async ({
    page,
    problems,
  }) => {
    problems.allow('/merch/quote', status);
    await page.route(FORM_URL, (route) => route.fulfill({ status, body, contentType: 'text/plain' }));
    await send(page, DESIGN);
    await expect(messages(page)).toContainText(`${status}: ${body}`);
    await expect(quote(page).getByText('Nothing was saved.')).toBeVisible();
    await expect(quote(page).getByLabel('Quantity')).toHaveValue('75');
    await expect(submit(page)).toBeFocused();
  });
}

test('errors that only the site can find in a file are shown beside its field', async ({
  page,
  problems,
}) => {
  problems.allow('/merch/quote', 400);
  // A PNG's signature without content.
  await send(page, { ...DESIGN, buffer: DESIGN.buffer.subarray(0, 8) });
  const field = quote(page).getByLabel('Design file');
  await expect(field).toHaveAccessibleDescription('optional The design file cannot be opened as a picture');
});

test('shows upload progress, and can be stopped', async ({ page, site }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 200 * 1024 };
  const rows = () => query(site, 'select 1 from quotes where name = $1', ['Slow Phone']);
  await open(page);
  await fillIn(page);
  const bytes = Buffer.concat([DESIGN.buffer, Buffer.alloc(4 * 1024 * 1024)]);
  await quote(page).getByLabel('Name', { exact: true }).fill('Slow Phone');
  await quote(page)
    .getByLabel('Design file')
    .setInputFiles({ ...DESIGN, buffer: bytes });
  await client.send('Network.emulateNetworkConditions', slow);
  await submit(page).click();
  const bar = quote(page).getByRole('progressbar', { name: 'Sending your design' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await expect(submit(page)).toBeDisabled();
  await quote(page).getByRole('button', { name: 'Stop sending' }).click();
  await expect(quote(page).getByText('Sending stopped.')).toBeVisible();
  await expect(messages(page)).toBeHidden();
  expect(await rows()).toEqual([]);
  await client.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

test('waits a minute without progress for a file, ten seconds without one', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(FORM_URL, () => {});
  await openWithStillClock(page, '/merch');
  await ready(page);
  await fillIn(page);
  await submit(page).click();
  await expect(submit(page)).toContainText('Sending...');
  await page.clock.fastForward(9_999);
  await expect(submit(page)).toContainText('Sending...');
  await page.clock.fastForward(1);
  await expect(quote(page).getByText('We could not confirm that your request arrived.')).toBeVisible();
  await quote(page).getByLabel('Design file').setInputFiles(DESIGN);
  await submit(page).click();
  await expect(quote(page).getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(50_000);
  await expect(submit(page)).toContainText('Sending...');
  await page.clock.fastForward(60_000);
  await expect(quote(page).getByText('We could not confirm that your request arrived.')).toBeVisible();
});

test('sends the fields of the contract, and the file under its own name', { tag: '@long' }, async ({
  page,
}) => {
  let raw = '';
  await page.route(FORM_URL, (route) => {
    raw = route.request().postDataBuffer()?.toString('utf8') ?? '';
    return route.fulfill({ status: 201, json: { quoteId: 'CLN-Q-1', dueAt: '2026-03-10T18:30:00.000Z' } });
  });
  await send(page);
  await expect(success(page)).toBeVisible();
  expect(multipartFields(raw)).toMatchObject({
    merchandise: 't-shirts',
    quantity: '75',
    tier: '30',
    event: 'Founders Day dinner, April 18',
    organization: 'ΓΩΛ, Beta chapter',
    website: '',
  });
});
