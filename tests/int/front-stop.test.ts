import { afterEach, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site';

let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

it('stops immediately when no request is running', async () => {
  site = await startSite();
  await fetch(`${site.url}/api/health`);
  const began = performance.now();
  expect(await site.stopWeb()).toBe(0);
  expect(performance.now() - began).toBeLessThan(2_000);
});
