import { waitUntil } from '../../scripts/lib/wait';
import { ticket } from '../support/api';
import { type Site, startSite } from '../support/site';
import { startBaseline } from './baseline';
import type { Bench } from './bench-type';
import { median, memoryOf } from './figures';
import { type Figure, GENERATOR, measureInTurn } from './measure-load';
import { startPlain } from './plain';

const STARTS = 3;

/** A different person each time: the limits by address are raised, those by mailbox are not. */
const body = () => JSON.stringify(ticket());

/** From the start of the built web process to its first page. */
async function startTime(site: Site): Promise<number> {
  await site.stopWeb();
  const begin = performance.now();
  const revived = site.revive();
  await waitUntil(
    30_000,
    () =>
      fetch(site.url).then(
        (answer) => answer.ok,
        () => false,
      ),
    5,
  );
  const time = performance.now() - begin;
  await revived;
  return time;
}

type Row = { what: string; one: Figure; floor: Figure; target: string };

const perSecond = ({ requests, p99 }: Figure) => `${Math.round(requests)} (${Math.round(p99)})`;
const times = (one: Figure, other: Figure) => (one.requests / other.requests).toFixed(2);
const row = ({ what, one, floor, target }: Row) =>
  `| ${what} | ${perSecond(one)} | ${perSecond(floor)} | ${times(one, floor)} | ${target} |`;

type Measured = { figures: Map<string, Figure>; memory: number; starts: number[] };

function tableOf({ figures, memory, starts }: Measured): string {
  const of = (name: string): Figure => figures.get(name) ?? { requests: Number.NaN, p99: Number.NaN };
  const [home, plain, hello] = [of('home'), of('plain'), of('hello')];
  const rows: Row[] = [
    { what: 'home, beside the framework’s hello', one: home, floor: hello, target: '≥ 20' },
    { what: 'home, beside the same bytes from node:http', one: home, floor: plain, target: '≥ 0.5' },
    { what: 'GET /api/social-links, beside hello', one: of('links'), floor: hello, target: '≥ 5' },
    {
      what: 'POST /api/support, beside a handler that does nothing',
      one: of('support'),
      floor: of('nothing'),
      target: '≥ 0.27, p99 < 250 ms',
    },
  ];
  return [
    'Requests a second from 50 connections with gzip (and p99 in ms), the median of three rounds of six seconds, one after the',
    `other. Everything runs on one machine, the load generator (${GENERATOR}) too. The limits are on, but raised; each`,
    'request is of another person.',
    '',
    '| what | this site | beside it | ratio | reach |',
    '|---|---|---|---|---|',
    ...rows.map(row),
    '',
    '| what | measured | reach |',
    '|---|---|---|',
    `| memory of the web process after all this, /admin not opened | ${Math.round(memory)} MB | ≤ 300 MB |`,
    `| start to the first page, built, database up, median of ${STARTS} | ${(median(starts) / 1000).toFixed(2)} s | ≤ 1 s |`,
  ].join('\n');
}

async function measure(site: Site, floor: string, plain: string, report: (line: string) => void) {
  const figures = await measureInTurn(
    [
      { name: 'hello', url: floor },
      { name: 'plain', url: plain },
      { name: 'home', url: site.url },
      { name: 'links', url: `${site.url}/api/social-links` },
      { name: 'nothing', url: `${floor}/nothing`, body },
      { name: 'support', url: `${site.url}/api/support`, body },
    ],
    report,
  );
  const memory = memoryOf(site.webPid());
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await startTime(site));
  return { figures, memory, starts };
}

export const loadBench: Bench = {
  name: 'load',
  // Memory and start time differ by version (decision 006), so both results are kept.
  title: `Load on Node ${process.versions.node.split('.')[0]}: pages, the list of links and a form, from 50 connections`,
  measure: async (report) => {
    const site = await startSite({ env: { RATE_LIMIT_SUPPORT: '999999' } });
    const floor = await startBaseline();
    const plain = await startPlain(await (await fetch(site.url)).text());
    const stop = () => Promise.all([plain.stop(), floor.stop(), site.stop()]);
    return tableOf(await measure(site, floor.url, plain.url, report).finally(stop));
  },
};
