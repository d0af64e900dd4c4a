import type { Page, Request } from '@playwright/test';

/** Holds requests to `address` until they are released, so that the page can be checked meanwhile. */
export async function holdCalls(page: Page, address: string) {
  const held: Request[] = [];
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  return { held, letThrough };
}
