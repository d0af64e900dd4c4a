import type { Page } from '@playwright/test';

/** Opens a page with a stopped clock: only `page.clock.fastForward` moves its timers, however slow the machine. */
export async function openWithStillClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}
