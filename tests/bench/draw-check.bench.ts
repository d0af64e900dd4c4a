import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { putRound } from '../support/drawn-rounds';
import { startSite } from '../support/site';
import type { Bench } from './bench-type';

/** Some 5,000 tickets: every third person follows both accounts. */
const OTHERS = 3750;
const SLOWER = 4;
const RUNS = 5;

/** The time that the page itself shows, in seconds. */
const TOOK = /That took ([\d.]+) seconds/;

export const drawCheckBench: Bench = {
  name: 'draw-check',
  title: 'Check of a draw in the browser',
  measure: async (report) => {
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
    try {
      const { id } = await putRound(site, { others: OTHERS });
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await page.goto(`${site.url}/links/draw/${id}`);
        const section = page.locator('#check');
        await section.getByRole('button', { name: 'Check this draw' }).click();
        const line = await section.getByText(TOOK).textContent({ timeout: 60_000 });
        times.push(Number(TOOK.exec(line ?? '')?.[1]));
        report(`check: ${times.at(-1)} s`);
      }
      const sorted = times.toSorted((one, other) => one - other);
      return `5,003 tickets on a phone slowed ${SLOWER} times, ${RUNS} runs: median ${sorted[Math.floor(RUNS / 2)]} s, slowest ${sorted.at(-1)} s.`;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
