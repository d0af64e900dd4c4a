import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect } from '../support/e2e';

export const API = '**/api/support';
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const submit = (page: Page) => page.getByRole('button', { name: /Submit request|Submitting/ });

export async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Jordan Reyes');
  await page.locator('#content').getByLabel('Email', { exact: true }).fill('jordan@halestate.edu');
  await page.getByLabel('Subject').fill('Dues look wrong');
  await page.getByLabel('Category').selectOption({ label: 'Billing & Payments' });
  await page.getByRole('radio', { name: 'High' }).check();
  await page.getByLabel('Message', { exact: true }).fill('Spring dues were counted twice.\nSince Monday.');
}

export async function send(page: Page, open = () => page.goto('/support') as Promise<unknown>) {
  await open();
  // Before hydration, the form would post to its endpoint.
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await fillIn(page);
  await submit(page).click();
}

export const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
