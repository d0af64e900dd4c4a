import type { Page, Request } from '@playwright/test';

/** Keeps calls to `address` waiting until they are let through, so that what a page shows meanwhile can be looked at. */
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
