import { readFile } from 'node:fs/promises';
import { query } from '../support/api';
import { fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { DESIGN, estimate, FORM_URL, fillIn, open, PIXEL, quote, send, submit, success } from './quote-form';

test('asks below the breakdown for what a quote needs', { tag: '@long' }, async ({ page }) => {
  await page.goto('/merch');
  const form = quote(page);
  await expect(form.getByLabel('Merchandise type').getByRole('option')).toHaveText([
    'Select a type',
    'T-shirts',
    'Crewnecks and hoodies',
    'Caps and hats',
    'Totes and bags',
    'Greek-letter items',
    'Something else',
  ]);
  await expect(
    form.getByRole('radiogroup', { name: 'Order this academic year' }).locator('label'),
  ).toHaveText(['1st order', '2nd order', '3rd order', '4th and beyond']);
  for (const field of ['Quantity', 'Sizes', 'Event', 'Design idea', 'Design file', 'Email', 'Organization']) {
    await expect(form.getByLabel(field), field).toBeVisible();
  }
  await expect(form.getByText('PNG, JPEG or PDF, up to 10 MB.')).toBeVisible();
  const receipt = await page.locator('#pricing dl').boundingBox();
  const below = await form.boundingBox();
  expect(below?.y).toBeGreaterThan((receipt?.y ?? 0) + (receipt?.height ?? 0));
  await page.getByRole('link', { name: 'Price my order' }).click();
  await expect(form.getByRole('heading', { name: 'Now price your own.' })).toBeInViewport({ ratio: 1 });
});

test('the estimate follows quantity and tier, and the tier is the one of the stairs', async ({ page }) => {
  await open(page);
  const quantity = quote(page).getByLabel('Quantity');
  await expect(estimate(page)).toHaveText(
    'Price per shirt One-color T-shirts, 1st order$13.85Enter a quantity to see the total.',
  );
  await quantity.fill('75');
  await expect(estimate(page)).toHaveText('Estimate One-color T-shirts, 1st order75 × $13.85 = $1,038.75');
  for (const [tier, sum] of [
    ['2nd order', '75 × $12.86 = $964.50'],
    ['3rd order', '75 × $12.00 = $900.00'],
    ['4th and beyond', '75 × $11.25 = $843.75'],
  ] as const) {
    await quote(page).getByRole('radio', { name: tier }).check();
    await expect(estimate(page)).toContainText(`${tier}${sum}`);
    await expect(page.locator('#pricing').getByRole('button', { pressed: true })).toContainText(tier);
  }
  await page.getByRole('slider', { name: 'Our margin' }).press('ArrowLeft');
  await expect(quote(page).getByRole('radio', { name: '3rd order' })).toBeChecked();
  await expect(estimate(page)).toContainText('75 × $12.00 = $900.00');
  await quantity.fill('10000');
  await expect(estimate(page)).toContainText('10,000 × $12.00 = $120,000.00');
  for (const wrong of ['10001', '-1', '7.5', 'many', '0', '']) {
    await quantity.fill(wrong);
    await expect(estimate(page)).toContainText('Price per shirt');
  }
  await quote(page).getByLabel('Merchandise type').selectOption('caps');
  await expect(estimate(page)).toContainText('Your quote will itemize caps and hats.');
});

test('a request with a file is stored, acknowledged, and the next steps are shown', async ({
  page,
  site,
  smtp,
}) => {
  await send(page, DESIGN);
  await expect(success(page)).toBeFocused();
  const panel = quote(page);
  await expect(panel).toContainText(/CLN-Q-\d{13}/);
  await expect(panel).toContainText('maya@westbrook.edu');
  await expect(panel.getByRole('listitem').filter({ hasText: 'your design' })).toBeVisible();
  const due = (await panel.locator('time').getAttribute('datetime')) ?? '';
  expect(Math.abs(Date.parse(due) - Date.now() - 24 * 3600_000)).toBeLessThan(60_000);
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  await expect(panel.locator('time')).toContainText(words.format(new Date(due)));

  const number = /CLN-Q-\d{13}/.exec((await panel.textContent()) ?? '')?.[0];
  const rows = await query(site, 'select design_name, tier, estimate from quotes where quote_id = $1', [
    number,
  ]);
  expect(rows).toEqual([{ design_name: 'founders-day.png', tier: '30', estimate: '964.5' }]);
  const notice = await smtp.waitForMail(({ parsed }) => parsed.subject?.startsWith(`[${number}]`) ?? false);
  expect(notice.parsed.subject).toBe(`[${number}] Quote: 75 × T-shirts for ΓΩΛ, Beta chapter`);
  await smtp.waitForMail(({ to }) => to.includes('maya@westbrook.edu'));

  await page.getByRole('button', { name: 'Request Another Quote' }).click();
  await expect(quote(page).getByRole('heading', { name: 'The order' })).toBeFocused();
  await expect(quote(page).getByLabel('Quantity')).toHaveValue('');
  await expect(quote(page).getByRole('radio', { name: '2nd order' })).toBeChecked();
});

test('reports every invalid field, focuses the first, and keeps the input', async ({ page }) => {
  await open(page);
  await quote(page).getByLabel('Quantity').fill('-1');
  await quote(page).getByLabel('Design idea').fill('Our letters');
  await submit(page).click();
  for (const text of [
    'Please select a merchandise type',
    'Quantity must be a whole number from 1 to 10,000',
    'Event must be at least 2 characters',
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Organization must be at least 2 characters',
  ]) {
    await expect(quote(page).getByText(text)).toBeVisible();
  }
  await expect(quote(page).getByLabel('Merchandise type')).toBeFocused();
  await expect(quote(page).getByLabel('Quantity')).toHaveAccessibleDescription(
    'Quantity must be a whole number from 1 to 10,000',
  );
  await expect(quote(page).getByLabel('Quantity')).toHaveValue('-1');
  await expect(quote(page).getByLabel('Design idea')).toHaveValue('Our letters');
});

const big = Buffer.concat([PIXEL, Buffer.alloc(12 * 1024 * 1024 - PIXEL.length)]);
for (const [what, file, text] of [
  ['a file of 12 MB', { ...DESIGN, buffer: big }, 'The design file must be at most 10 MB'],
  [
    'HTML named .png',
    { ...DESIGN, buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    'The design file must be a PNG, a JPEG or a PDF',
  ],
] as const) {
  const tag = what === 'a file of 12 MB' ? [] : '@long';
  test(`${what} is refused immediately, and nothing is sent`, { tag }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await open(page);
    await fillIn(page);
    const field = quote(page).getByLabel('Design file');
    await field.setInputFiles(file);
    await expect(quote(page).getByText(text)).toBeVisible();
    await submit(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(`optional ${text}`);
    await expect(quote(page).getByLabel('Organization')).toHaveValue('ΓΩΛ, Beta chapter');
    expect(sent).not.toContain('POST /merch/quote');
    await quote(page).getByRole('button', { name: 'Remove the file' }).click();
    await expect(quote(page).getByText(text)).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('value', '');
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });
}

test('fits every width, empty and with errors', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await submit(page).click();
  await quote(page).getByLabel('Quantity').fill('10000');
  for (const width of [320, 390, 481, 560, 700, 701, 820, 1040, 1041, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
  }
});

test('works by keyboard alone', async ({ page }) => {
  await page.route(FORM_URL, (route) =>
    route.fulfill({
      status: 201,
      json: { quoteId: 'CLN-Q-1773081000123', dueAt: '2026-03-10T18:30:00.000Z' },
    }),
  );
  await open(page);
  await quote(page).getByLabel('Merchandise type').focus();
  for (const typed of ['T-sh', '75', ' ', 'S 10', 'Formal, May 2', 'Letters']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(quote(page).getByLabel('Design file')).toBeFocused();
  await page.keyboard.press('Tab');
  for (const typed of ['Maya', 'maya@westbrook.edu', 'ΓΩΛ']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeFocused();
  await expect(quote(page)).toContainText('CLN-Q-1773081000123');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page states the price of a shirt, and the form posts its file and gets a response', async ({
    page,
    site,
  }) => {
    await page.goto('/merch');
    await expect(quote(page).locator('noscript p')).toHaveText(
      'One-color T-shirts cost $13.85 each on the 1st order, $12.86 each on the 2nd order, $12.00 each on the 3rd order, $11.25 each on the 4th and beyond.',
    );
    await expect(estimate(page)).toBeHidden();
    await fillIn(page);
    await quote(page).getByLabel('Email').fill('plain@westbrook.edu');
    await quote(page).getByLabel('Design file').setInputFiles(DESIGN);
    await submit(page).click();
    await expect(page).toHaveURL(/\/merch\/quote\?sent=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote request is in.');
    const rows = await query(site, 'select design_bytes from quotes where email = $1', [
      'plain@westbrook.edu',
    ]);
    expect(rows).toEqual([{ design_bytes: String(PIXEL.length) }]);
    await page.getByRole('link', { name: 'Request Another Quote' }).click();
    await expect(page).toHaveURL('/merch#quote');
  });

  test('a file of 12 MB leads back with a clear message', { tag: '@long' }, async ({ page }) => {
    await page.goto('/merch');
    await fillIn(page);
    await quote(page)
      .getByLabel('Design file')
      .setInputFiles({ ...DESIGN, buffer: big });
    await submit(page).click();
    await expect(page).toHaveURL('/merch/quote?refused=too-large');
    await expect(page.getByText('The file must be at most 10 MB.')).toBeVisible();
    await page.goBack();
    await expect(quote(page).getByLabel('Organization')).toHaveValue('ΓΩΛ, Beta chapter');
  });
});

test('staff find it due and download its design', async ({ page, problems }) => {
  await send(page, DESIGN);
  await expect(success(page)).toBeVisible();
  problems.allow('/admin/api/users/me', 401);
  await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'first-admin-of-the-tests' },
  });
  await page.goto('/admin/collections/quotes');
  const row = page.getByRole('row').filter({ hasText: 'founders-day.png' }).first();
  await expect(row.getByRole('link', { name: 'due in 23 h' })).toBeVisible();
  await row.getByRole('link', { name: 'due in 23 h' }).click();
  await expect(page).toHaveURL(/\/admin\/desk\/quote\/\d+$/);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('ΓΩΛ, Beta chapter');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'founders-day.png' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('founders-day.png');
  expect(await readFile(await download.path())).toEqual(PIXEL);
  await page.getByRole('link', { name: 'Open the full record' }).click();
  await expect(page.locator('#field-organization')).toHaveValue('ΓΩΛ, Beta chapter');
});
