import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';

export const FORM_URL = '**/merch/quote';
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const quote = (page: Page) => page.locator('#quote');
export const submit = (page: Page) =>
  quote(page).getByRole('button', { name: /Send my quote request|Sending/ });
export const estimate = (page: Page) => quote(page).locator('output');
export const success = (page: Page) => page.getByRole('heading', { name: 'Your quote request is in.' });

/** A PNG of one red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
export const DESIGN = { name: 'founders-day.png', mimeType: 'image/png', buffer: PIXEL };

export async function fillIn(page: Page) {
  const form = quote(page);
  await form.getByLabel('Merchandise type').selectOption({ label: 'T-shirts' });
  await form.getByLabel('Quantity').fill('75');
  await form.getByRole('radio', { name: '2nd order' }).check();
  await form.getByLabel('Sizes').fill('S 10, M 25, L 30, XL 10');
  await form.getByLabel('Event').fill('Founders Day dinner, April 18');
  await form.getByLabel('Design idea').fill('Our letters over the library door.');
  await form.getByLabel('Name', { exact: true }).fill('Maya Castellanos');
  await form.getByLabel('Email').fill('maya@westbrook.edu');
  await form.getByLabel('Organization').fill('ΓΩΛ, Beta chapter');
}

/** Before hydration, the form would post by itself. */
export const ready = (page: Page) => expect(quote(page).locator('form')).toHaveJSProperty('noValidate', true);

/** At the form's own address, which shows it on a phone too. */
export async function open(page: Page) {
  await page.goto('/merch');
  await ready(page);
  await page.goto('/merch#quote');
}

export async function send(page: Page, design?: typeof DESIGN) {
  await open(page);
  await fillIn(page);
  if (design) await quote(page).getByLabel('Design file').setInputFiles(design);
  await submit(page).click();
}
