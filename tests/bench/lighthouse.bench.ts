import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { SITE_PAGES } from '../../src/shared/site-pages';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { startSite } from '../support/site';
import type { Bench } from './main';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** No page needs another machine; what reached for one would fail and show. */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One visit of a slow phone on a slow line, as Lighthouse simulates it, in a browser of its own. */
async function visit(address: string): Promise<Result> {
  const chromium = await launch({
    chromePath: findChromium(),
    chromeFlags: [...CHROMIUM_ARGS, '--headless=new', NO_NETWORK],
    logLevel: 'error',
  });
  try {
    const flags = { port: chromium.port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const };
    const run = await lighthouse(address, flags);
    const unmeasured =
      run && Object.values(run.lhr.audits).find((audit) => audit.scoreDisplayMode === 'error');
    const reason = run?.lhr.runtimeError?.message ?? unmeasured?.errorMessage;
    if (!run || reason) throw new Error(`Lighthouse could not measure ${address}: ${reason}`);
    return run.lhr;
  } finally {
    chromium.kill();
  }
}

/** A machine under load now and then loses a trace; what cannot be measured three times is a fault. */
async function visitAgain(address: string, report: (line: string) => void): Promise<Result> {
  for (let left = 2; ; left -= 1) {
    try {
      return await visit(address);
    } catch (error) {
      if (left === 0) throw error;
      report(String(error));
    }
  }
}

const scoreOf = (result: Result, category: string) => (result.categories[category]?.score ?? 0) * 100;
const valueOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? 0;

/** What keeps a category from 100, in Lighthouse's words; the speed has its own columns. */
const faultsOf = (result: Result) =>
  CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title ?? id}`),
  );

const HEAD = [
  '| page | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | KB |',
  '|---|---|---|---|---|---|---|---|---|',
];

function rowOf(path: string, results: Result[]): string {
  const middle = (read: (result: Result) => number) => median(results.map(read));
  const scores = CATEGORIES.map((category) => Math.round(middle((result) => scoreOf(result, category))));
  const cells = [
    path,
    ...scores,
    (middle((result) => valueOf(result, 'largest-contentful-paint')) / 1000).toFixed(2),
    Math.round(middle((result) => valueOf(result, 'total-blocking-time'))),
    middle((result) => valueOf(result, 'cumulative-layout-shift')).toFixed(3),
    Math.round(middle((result) => valueOf(result, 'total-byte-weight')) / 1024),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile, median of three',
  measure: async (report) => {
    const site = await startSite();
    const rows: string[] = [];
    const faults = new Set<string>();
    let version = '';
    try {
      for (const { path } of SITE_PAGES.filter((page) => page.isIndexable)) {
        // The first render of a page loads its code.
        for (let warm = 0; warm < 3; warm += 1) await (await fetch(site.url + path)).text();
        const results: Result[] = [];
        for (let run = 0; run < RUNS; run += 1) results.push(await visitAgain(site.url + path, report));
        rows.push(rowOf(path, results));
        report(rows.at(-1) ?? '');
        for (const result of results) for (const fault of faultsOf(result)) faults.add(`${path}: ${fault}`);
        version = results[0]?.lighthouseVersion ?? version;
      }
    } finally {
      await site.stop();
    }
    const found =
      faults.size > 0
        ? [...faults].map((fault) => `- ${fault}`)
        : ['Nothing keeps a page from 100 but speed.'];
    return [
      `Lighthouse ${version}, every page that search engines may list.`,
      '',
      ...HEAD,
      ...rows,
      '',
      ...found,
    ].join('\n');
  },
};
