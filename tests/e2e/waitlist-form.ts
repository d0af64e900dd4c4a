import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';

export const API = '**/api/waitlist';
export const section = (page: Page) => page.locator('#waitlist');
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const submit = (page: Page) => section(page).locator('button[type="submit"]');
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for applying to be a Founding Chapter!' });

export async function fillIn(page: Page, organization = 'ΓΩΛ, Beta chapter') {
  await section(page).getByLabel('Full name').fill('Maya Castellanos');
  await section(page).getByLabel('Email').fill('maya@westbrook.edu');
  await section(page).getByLabel('Organization', { exact: true }).fill(organization);
  await section(page).getByRole('radio', { name: '26-50 members' }).check();
}

export async function send(
  page: Page,
  organization?: string,
  open = () => page.goto('/') as Promise<unknown>,
) {
  await open();
  // Before hydration, the form would post to its endpoint.
  await expect(section(page).locator('form')).toHaveJSProperty('noValidate', true);
  await fillIn(page, organization);
  await submit(page).click();
}
