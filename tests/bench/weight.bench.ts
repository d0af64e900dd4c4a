import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/root';
import { SITE_PAGES } from '../../src/site-pages';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { startSite } from '../support/site';
import { startBaseline } from './baseline';
import type { Bench } from './bench-type';
import { type Weight, weigh } from './weigh';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
/** The brand assets page draws pictures and may be larger. */
const reachOf = (path: string) => (path === '/social-media' ? 'none' : '≤ 1.25');

function rowOf(path: string, { scripts, gzip, total, fonts }: Weight, floor: Weight, reach: string) {
  return `| ${path} | ${scripts} | ${kb(gzip)} | ${(gzip / floor.gzip).toFixed(2)} | ${reach} | ${kb(total)} | ${fonts} |`;
}

const FONTS = path.join(projectRoot, 'src/kit/ui/fonts');
const fontSizes = () =>
  readdirSync(FONTS)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `${file} ${kb(statSync(path.join(FONTS, file)).size)} KB`)
    .join(', ');

export const weightBench: Bench = {
  name: 'weight',
  title: 'Weight of a first visit, until load and without a touch',
  measure: async (report) => {
    const [floor, site] = [await startBaseline(), await startSite()];
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    try {
      const hello = await weigh(browser, floor.url);
      const rows = [rowOf('the framework’s hello', hello, hello, '')];
      for (const { path } of SITE_PAGES) {
        rows.push(rowOf(path, await weigh(browser, site.url + path), hello, reachOf(path)));
        report(rows.at(-1) ?? '');
      }
      return [
        'JavaScript as gzip, beside that of a stock page of the framework that only says hello. For home: at most 320 KB in all, two',
        `font files preloaded, a third for Greek at most. All files of fonts: ${fontSizes()}.`,
        '',
        '| page | scripts | JS gzip KB | × hello | reach | all KB | fonts preloaded |',
        '|---|---|---|---|---|---|---|',
        ...rows,
      ].join('\n');
    } finally {
      await Promise.all([browser.close(), floor.stop(), site.stop()]);
    }
  },
};
