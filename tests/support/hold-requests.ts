import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests of a page back.
 * @param url a pattern, as `page.route` takes it
 * @param answer what happens to each of them afterwards
 * @returns lets them go, those that are still to come included
 */
export async function holdRequests(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
