import type { Page } from '@playwright/test';

/** Leaves the page first: an open form of the back office asks every few seconds, and would be told 401. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
