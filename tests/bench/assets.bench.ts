import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  artboardKeys,
  decode,
  differing,
  keepBlobs,
  photograph,
  save,
  saveFlyer,
} from '../support/artboards';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { type Site, startSite } from '../support/site';
import type { Bench } from './main';

type WithTasks = { longTasks: number[] };

/** Pages whose window is drawn at that scale, and which write down every task over 50 ms. */
async function openPage(browser: Browser, site: Site, deviceScaleFactor: number): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks } satisfies WithTasks);
    // Without a name: the loader of this file would mark it with a helper that the page does not have.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  await keepBlobs(page);
  await page.goto(`${site.url}/social-media`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** @returns the longest task since the last time, in ms; 0 when none was over 50 */
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as WithTasks).longTasks.splice(0)));

/** @returns the most memory that a process of the browser's pages ever held, in MB; null off Linux */
async function peakMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
      } catch {
        return 0;
      }
    });
  return Math.max(...peaks) || null;
}

const AT_THREE = ['app-banner', 'flyer'];

async function measureAssets(page: Page, keys: string[], report: (line: string) => void): Promise<string[]> {
  const rows: string[] = [];
  for (const key of keys) {
    await longestTask(page);
    const begin = performance.now();
    const bytes = key === 'flyer' ? await saveFlyer(page) : (await save(page, key)).bytes;
    const time = performance.now() - begin;
    const task = await longestTask(page);
    const [drawn, shown] = [await decode(bytes), await decode(await photograph(page, key))];
    await page.setViewportSize({ width: 1440, height: 900 });
    const share = (differing(drawn, shown) * 100).toFixed(3);
    const size = `${drawn.width}x${drawn.height}`;
    rows.push(`| ${key} | ${size} | ${share} | ${(time / 1000).toFixed(2)} | ${Math.round(task)} |`);
    report(rows.at(-1) ?? '');
  }
  return rows;
}

/** Everything in one zip, in a browser of its own. */
async function measureZip(site: Site) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await openPage(browser, site, 1);
    const atLoad = await longestTask(page);
    const button = page.getByRole('button', { name: /^Download all/ });
    const begin = performance.now();
    await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), button.click()]);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    return { atLoad, seconds, task: await longestTask(page), memory: await peakMemory(browser) };
  } finally {
    await browser.close();
  }
}

export const assetsBench: Bench = {
  name: 'assets',
  title: 'Brand assets',
  measure: async (report) => {
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    try {
      const rows: string[] = [];
      for (const scale of [2, 3]) {
        const page = await openPage(browser, site, scale);
        const all = await artboardKeys(page);
        const keys = all.filter((key) => AT_THREE.includes(key) === (scale === 3));
        // The first picture fetches the library.
        await save(page, 'facebook-profile');
        rows.push(...(await measureAssets(page, keys, report)));
        await page.context().close();
      }
      const zip = await measureZip(site);
      const memory = zip.memory ? `${Math.round(zip.memory)} MB` : 'not measured';
      return [
        'Each file of /social-media from the click to the download (banners wait half a second in it), the share of its',
        'pixels that differ from Chromium’s own picture of the same node (pixelmatch, threshold 0.1, smoothed edges not',
        'counted, nothing masked), and the longest task meanwhile.',
        '',
        '| asset | pixels | differs % | s | longest task ms |',
        '|---|---|---|---|---|',
        ...rows,
        '',
        `All of them as one zip: ${zip.seconds} s, longest task ${Math.round(zip.task)} ms, peak memory of the page ${memory}. Longest task while the page loads: ${Math.round(zip.atLoad)} ms.`,
      ].join('\n');
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
