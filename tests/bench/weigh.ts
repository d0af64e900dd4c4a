import { once } from 'node:events';
import { get } from 'node:http';
import type { Browser } from '@playwright/test';

export type Weight = { scripts: number; gzip: number; total: number; fonts: number };

/** The gzip size of this address, without the head. */
async function gzipSize(address: string): Promise<number> {
  // Not `fetch`, which would decompress it.
  const [answer] = await once(get(address, { headers: { 'accept-encoding': 'gzip' } }), 'response');
  let size = 0;
  for await (const chunk of answer) size += chunk.length;
  return size;
}

/** One first visit until page and scripts have loaded, without input. Bytes; `total` as received by Chromium. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let total = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.add(response.url);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-scripts="waiting"]').waitFor({ state: 'detached' });
  const all = { scripts: [...scripts], total };
  const fonts = await page.locator('link[rel="preload"][as="font"]').count();
  await context.close();
  const sizes = await Promise.all(all.scripts.map(gzipSize));
  const gzip = sizes.reduce((sum, size) => sum + size, 0);
  return { scripts: sizes.length, gzip, total: all.total, fonts };
}
