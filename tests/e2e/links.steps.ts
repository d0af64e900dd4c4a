import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../support/e2e';

type Admin = { username: string; password: string };
export type Link = {
  id: number;
  label: string;
  url: string;
  icon: string | null;
  order: number;
  isActive: boolean;
};

export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const tickets = (page: Page) => page.locator('main a[target="_blank"]');

export const openEditor = async (page: Page, admin: Admin) => {
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d+ links?, \S+ hidden$/ })).toBeVisible();
};

/** Presses Tab, as a person does, until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Every request of the page to /api, in order: 'GET /api/social-links'. */
export function listenToApi(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return {
    /** Requests since the last call. */
    take: () => calls.splice(0),
  };
}

/** Signed in through the API only; the returned context holds the session. */
export async function signIn(request: APIRequestContext, admin: Admin) {
  const answer = await request.post('/api/auth/login', { data: admin });
  expect(answer.status()).toBe(200);
}

export async function listLinks(request: APIRequestContext): Promise<Link[]> {
  return (await request.get('/api/social-links')).json();
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const count = (page: Page, words: string) =>
  expect(page.getByRole('heading', { name: words })).toBeVisible();
