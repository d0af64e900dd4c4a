import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  // Its code to scan is part of the page, and no two ports compress alike.
  site = await startSite({ env: { SITE_URL: 'https://colonnade.example' } });
});
afterAll(() => site?.stop());

it('keeps the HTML of the home page, with styles and working phones in it, below 64 kB as gzip', async () => {
  const html = await (await fetch(`${site.url}/`)).text();
  expect(html).toContain('Check in Jordan Reyes');
  expect(gzipSync(html).length).toBeLessThan(64_000);
});
