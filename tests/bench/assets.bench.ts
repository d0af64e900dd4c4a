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
import type { Bench } from './bench-type';

/** What a page records about itself: tasks over 50 ms, and the last press and the last saved file, in ms. */
type Diary = { longTasks: number[]; pressed: number; saved: number };
type WithDiary = { diary: Diary };

const AT_THREE = ['app-banner', 'flyer'];
/** Between two pictures: garbage of one must not count for the other. */
const REST_MS = 500;

/** Pages at that device scale that record a diary. */
async function openPage(browser: Browser, site: Site, deviceScaleFactor: number): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const diary: Diary = { longTasks: [], pressed: 0, saved: 0 };
    Object.assign(window, { diary } satisfies WithDiary);
    // Unnamed: the loader of this file would add a helper to a named function that the page does not have.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) diary.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    window.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const isSaving = target instanceof HTMLAnchorElement && target.hasAttribute('download');
        diary[isSaving ? 'saved' : 'pressed'] = timeStamp;
      },
      true,
    );
  });
  const page = await context.newPage();
  await keepBlobs(page);
  await page.goto(`${site.url}/social-media`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** @returns the longest task since the last call, in ms; 0 when none exceeded 50 */
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as WithDiary).diary.longTasks.splice(0)));

/** @returns the bytes, and the ms from the press to the file, without the driver's own time to reach the button */
async function timedSave(page: Page, key: string) {
  const { bytes } = await save(page, key);
  const time = await page.evaluate(() => {
    const { saved, pressed } = (window as unknown as WithDiary).diary;
    return saved - pressed;
  });
  return { bytes, time };
}

/** @returns the bytes, and the ms from the first scroll near it: the flyer has no button */
async function timedFlyer(page: Page) {
  const begin = performance.now();
  const bytes = await saveFlyer(page);
  return { bytes, time: performance.now() - begin };
}

/** @returns the peak memory of the browser's page processes, in MB; null outside Linux */
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

type Made = { key: string; bytes: Buffer; time: number; task: number };

/** Makes every picture in sequence, as a person with an ordinary screen would. */
async function makeAll(page: Page): Promise<Made[]> {
  const made: Made[] = [];
  // The flyer first, before scrolling to another picture comes near it; it also fetches the library.
  for (const key of ['flyer', ...(await artboardKeys(page)).filter((one) => one !== 'flyer')]) {
    await page.waitForTimeout(REST_MS);
    await longestTask(page);
    const result = key === 'flyer' ? await timedFlyer(page) : await timedSave(page, key);
    made.push({ key, ...result, task: await longestTask(page) });
  }
  return made;
}

/** Compares each with the browser's own picture, on pages of the same scale. */
async function compareAll(browser: Browser, site: Site, made: Made[], report: (line: string) => void) {
  const rows: string[] = [];
  for (const scale of [2, 3]) {
    const page = await openPage(browser, site, scale);
    for (const { key, bytes, time, task } of made.filter(
      (one) => AT_THREE.includes(one.key) === (scale === 3),
    )) {
      const [drawn, shown] = [await decode(bytes), await decode(await photograph(page, key))];
      const share = (differing(drawn, shown) * 100).toFixed(3);
      const size = `${drawn.width}x${drawn.height}`;
      rows.push(`| ${key} | ${size} | ${share} | ${(time / 1000).toFixed(2)} | ${Math.round(task)} |`);
      report(rows.at(-1) ?? '');
    }
    await page.context().close();
  }
  return rows;
}

/** Everything in one zip, in a separate browser. */
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
      const page = await openPage(browser, site, 1);
      const made = await makeAll(page);
      await page.context().close();
      const rows = await compareAll(browser, site, made, report);
      const zip = await measureZip(site);
      const memory = zip.memory ? `${Math.round(zip.memory)} MB` : 'not measured';
      return [
        'Each file of /social-media from the click to the download (banners wait half a second in it; the flyer from the scroll',
        'near it to the picture), the share of its pixels that differ from Chromium’s own picture of the same node (pixelmatch,',
        'threshold 0.1, smoothed edges not counted, nothing masked), and the longest task meanwhile.',
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
