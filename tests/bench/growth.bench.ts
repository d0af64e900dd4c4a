import { Client } from 'pg';
import { signIn } from '../support/api';
import { addMany } from '../support/many-rows';
import { type Site, startSite } from '../support/site';
import type { Bench } from './bench-type';
import { memoryOf, percentile } from './figures';

const SIZES = [1000, 100_000, 1_000_000];
const RUNS = 40;
/** The file of a million rows is half a gigabyte: one run shows whether memory grows. */
const csvRuns = (count: number) => (count > 100_000 ? 1 : 3);

const SCREENS: [name: string, path: string][] = [
  ['board', '/admin'],
  ['tickets, list', '/admin/collections/support-tickets'],
  ['tickets, list, a later page', '/admin/collections/support-tickets?page=40'],
  ['tickets, search: one word in a thousand', '/admin/collections/support-tickets?search=Needle'],
  ['tickets, search: one person', '/admin/collections/support-tickets?search=person777%40example'],
  ['tickets, search: nothing found', '/admin/collections/support-tickets?search=zebra'],
  ['applications, list', '/admin/collections/waitlist'],
  ['applications, search: one word in a thousand', '/admin/collections/waitlist?search=Needle'],
  ['applications, search: nothing found', '/admin/collections/waitlist?search=zebra'],
];

type Figures = { p95: Map<string, number>; csvs: Csv[] };
/** `memory`: of the web process in MB, before the first row and after every fifth of the rows. */
type Csv = { seconds: number; rows: number; megabytes: number; memory: number[] };

async function read(site: Site, cookie: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(site.url + path, { headers: { Cookie: cookie } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - start;
}

async function takeCsv(site: Site, cookie: string, count: number): Promise<Csv> {
  const memory = [memoryOf(site.webPid())];
  const start = performance.now();
  const answer = await fetch(`${site.url}/admin/api/support-tickets/export`, { headers: { Cookie: cookie } });
  let bytes = 0;
  let rows = -1;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) {
      if (byte !== 10) continue;
      rows += 1;
      if (rows > 0 && rows % (count / 5) === 0) memory.push(memoryOf(site.webPid()));
    }
  }
  return { seconds: (performance.now() - start) / 1000, rows, megabytes: bytes / 2 ** 20, memory };
}

type Asked = { site: Site; cookie: string; count: number; report: (line: string) => void };

async function measure({ site, cookie, count, report }: Asked): Promise<Figures> {
  const p95 = new Map<string, number>();
  for (const [name, path] of SCREENS) {
    // The first render of a page loads its code.
    for (let warm = 0; warm < 3; warm += 1) await read(site, cookie, path);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await read(site, cookie, path));
    p95.set(name, percentile(times, 0.95));
    report(`${name}: ${p95.get(name)?.toFixed(0)} ms`);
  }
  const csvs: Csv[] = [];
  for (let run = 0; run < csvRuns(count); run += 1) csvs.push(await takeCsv(site, cookie, count));
  return { p95, csvs };
}

/** Each size, and the largest beside the smallest. */
function rowsOf(all: Figures[]): string[] {
  return SCREENS.map(([name]) => {
    const times = all.map(({ p95 }) => p95.get(name) ?? 0);
    const ratio = ((times.at(-1) ?? 0) / (times[0] ?? 0)).toFixed(2);
    return `| ${[name, ...times.map((time) => time.toFixed(0)), ratio].join(' | ')} |`;
  });
}

const csvRow = ({ rows, megabytes, seconds, memory }: Csv) =>
  `| ${rows} | ${megabytes.toFixed(1)} | ${seconds.toFixed(1)} | ${memory.map((one) => one.toFixed(0)).join(', ')} |`;

export const growthBench: Bench = {
  name: 'growth',
  title: 'Growth of tickets and applications',
  measure: async (report) => {
    const site = await startSite();
    const client = new Client({ connectionString: site.databaseUrl });
    await client.connect();
    try {
      const cookie = await signIn(site);
      const fill = (from: number, to: number) =>
        addMany((text, values) => client.query(text, values), { from, to });
      const all: Figures[] = [];
      const sizes: string[] = [];
      let filled = 0;
      for (const count of SIZES) {
        await fill(filled + 1, count);
        filled = count;
        const { rows } = await client.query(
          `select pg_size_pretty(pg_database_size(current_database())) as size`,
        );
        sizes.push(`${count}: ${rows[0]?.size}`);
        all.push(await measure({ site, cookie, count, report }));
      }
      return [
        `Whole screens of the back office from the request to the last byte, one after the other, ${RUNS} times each: p95.`,
        '',
        `| screen | ${SIZES.map((count) => `${count} ms`).join(' | ')} | ratio, reach ≤ 2 |`,
        '|---|---|---|---|---|',
        ...rowsOf(all),
        '',
        `The whole database, by tickets (and as many applications): ${sizes.join(', ')}.`,
        '',
        'All tickets as CSV, the first two sizes three times in a row; memory of the web process before the first row and after every fifth of them.',
        '',
        '| rows | MB | s | memory, MB |',
        '|---|---|---|---|',
        ...all.flatMap(({ csvs }) => csvs).map(csvRow),
      ].join('\n');
    } finally {
      await client.end();
      await site.stop();
    }
  },
};
