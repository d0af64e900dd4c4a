import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { send, signIn } from '../support/api';
import { addConversations, addMany } from '../support/many-rows';
import { type Site, startSite } from '../support/site';
import { PASSWORD } from '../support/staff-calls';
import type { Bench } from './bench-type';
import { memoryOf, percentile } from './figures';

const TICKETS = 100_000;
const RUNS = 100;
const STAFF = 10;
const MINUTES = 2;
/** As an open desk asks: its queue and its conversation again (desk.tsx), and who is here (use-presence.ts). */
const READ_MS = 30_000;

const READS: [name: string, path: (run: number) => string][] = [
  ['queue', () => '/admin/api/desk'],
  ['queue, newest first', () => '/admin/api/desk?order=newest'],
  ['queue, late ones', () => '/admin/api/desk?q=late'],
  ['conversation of seven entries', (run) => `/admin/api/desk/ticket-${1 + ((run * 997) % TICKETS)}`],
  ['search: one person', (run) => `/admin/api/desk?q=person${777 + run}%40example`],
  ['search: a word of one message in 5,000', () => '/admin/api/desk?q=Pebble'],
  ['search: a word of one request in 1,000', () => '/admin/api/desk?q=Needle'],
  ['search: a word of every message', () => '/admin/api/desk?q=roster'],
  ['search: nothing found', () => '/admin/api/desk?q=zebra'],
];

async function read(site: Site, Cookie: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(site.url + path, { headers: { Cookie } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - start;
}

async function readTimes(site: Site, cookie: string, report: (line: string) => void): Promise<string[]> {
  const lines = ['| what | median, ms | p95, ms, reach ≤ 150 |', '|---|---:|---:|'];
  for (const [name, path] of READS) {
    for (let warm = 0; warm < 5; warm += 1) await read(site, cookie, path(RUNS + warm));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await read(site, cookie, path(run)));
    lines.push(`| ${name} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} |`);
    report(lines.at(-1) ?? '');
  }
  return lines;
}

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;
/** Processor seconds of a process so far, user and system. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Per cent of one core that the web process takes. */
async function loadOf(site: Site): Promise<number> {
  const before = cpuOf(site.webPid());
  await sleep(MINUTES * 60_000);
  return ((cpuOf(site.webPid()) - before) / (MINUTES * 60)) * 100;
}

async function signInStaff(site: Site, admin: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < STAFF; n += 1) {
    const account = { username: `staff-${n}`, password: PASSWORD };
    const made = await send(site, '/admin/api/users', { ...account, role: 'support' }, { Cookie: admin });
    if (made.status !== 201) throw new Error(made.text);
    cookies.push(await signIn(site, account));
  }
  return cookies;
}

/** One person with the desk and a ticket open. @returns closes it */
function openDesk(site: Site, Cookie: string, ticket: number): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, signal, headers: { Cookie, 'Content-Type': 'application/json' } })
      .then((answer) => answer.text())
      .catch(() => undefined);
  void ask('/admin/api/desk/events');
  const look = () => {
    void ask('/admin/api/desk');
    void ask(`/admin/api/desk/ticket-${ticket}`);
    const body = JSON.stringify({ is: 'here', takesOver: false });
    void ask(`/admin/api/desk/ticket-${ticket}/presence`, { method: 'POST', body });
  };
  look();
  const timer = setInterval(look, READ_MS);
  return () => {
    clearInterval(timer);
    leaving.abort();
  };
}

/** The desk with 100,000 tickets of five messages each, and what ten open desks cost. */
export const deskBench: Bench = {
  name: 'desk',
  title: 'The desk: 100,000 tickets with 5 messages each, and ten staff live',
  async measure(report) {
    const site = await startSite();
    const client = new Client({ connectionString: site.databaseUrl });
    await client.connect();
    try {
      const cookie = await signIn(site);
      const staff = await signInStaff(site, cookie);
      const run = (text: string, values: unknown[]) => client.query(text, values);
      await addMany(run, { from: 1, to: TICKETS });
      await addConversations(run, { from: 1, to: TICKETS });
      const { rows } = await client.query(
        'select count(*)::int as waiting from support_tickets where due_at is not null',
      );
      const times = await readTimes(site, cookie, report);
      const idle = { cpu: await loadOf(site), memory: memoryOf(site.webPid()) };
      report(`idle: ${idle.cpu.toFixed(2)} %`);
      const close = staff.map((one, n) => openDesk(site, one, 1 + n * 50));
      await sleep(5000);
      const live = { cpu: await loadOf(site), memory: memoryOf(site.webPid()) };
      for (const one of close) one();
      report(`live: ${live.cpu.toFixed(2)} %`);
      return [
        `Requests of the desk, one after the other, ${RUNS} times each, from the request to the last byte; ${rows[0]?.waiting} tickets wait, and as many applications.`,
        '',
        ...times,
        '',
        `The web process, with no visitor, for ${MINUTES} minutes each: per cent of one core, and resident memory.`,
        '',
        '| who is there | % of one core | MB |',
        '|---|---:|---:|',
        `| nobody | ${idle.cpu.toFixed(2)} | ${idle.memory.toFixed(0)} |`,
        `| ${STAFF} staff, each with the desk and a ticket open | ${live.cpu.toFixed(2)} | ${live.memory.toFixed(0)} |`,
      ].join('\n');
    } finally {
      await client.end();
      await site.stop();
    }
  },
};
