import { afterAll, beforeAll, expect, it } from 'vitest';
import { sleep } from '../../scripts/lib/wait';
import { median, memoryOf, percentile } from '../bench/figures';
import { storedRows } from '../faults/expect-durable';
import { type Entry, sendSubmission } from '../faults/load';
import { mailLog } from '../faults/mails';
import { nextSubmission } from '../faults/submissions';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

// Run by hand (`npm run test:long -- soak`), on a quiet machine. Times are reported, not expected: they depend on the
// machine. Rows, statuses and memory are expected anywhere.
const WHOLE_MINUTES = 42;
const share = Number(process.env.SOAK_MINUTES || WHOLE_MINUTES) / WHOLE_MINUTES;
const minutes = (whole: number) => Math.ceil(whole * share * 60_000);
const patience = (ms: number) => ({ timeout: ms + 240_000 });

const FORMS_MS = minutes(10);
const FLOOD_MS = minutes(2);
const LONG_MS = minutes(30);
const BURST = 500;
const MOST_GROWTH = 0.15;

let smtp: Smtp;
let site: Site;
let mails: ReturnType<typeof mailLog>;
let collecting: NodeJS.Timeout;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_LOGIN: '' };
  site = await startSite({ env, worker: true });
  mails = mailLog(smtp);
  collecting = setInterval(mails.collect, 1_000);
});
afterAll(async () => {
  clearInterval(collecting);
  await site?.stop();
  await smtp?.stop();
});

type Timed = { status: number; ms: number };

async function timed(work: () => Promise<number>): Promise<Timed> {
  const began = performance.now();
  const status = await work();
  return { status, ms: performance.now() - began };
}

/** Starts calls at an even pace, however long each takes. @returns all results */
async function atPace<T>(perSecond: number, ms: number, begin: (nth: number) => Promise<T>): Promise<T[]> {
  const all: Promise<T>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < (ms / 1000) * perSecond; nth += 1) {
    await sleep(began + (nth * 1000) / perSecond - performance.now());
    all.push(begin(nth));
  }
  return Promise.all(all);
}

const log: Entry[] = [];

async function submit(): Promise<Timed> {
  const entry: Entry = { submission: await nextSubmission(), statuses: [] };
  log.push(entry);
  return timed(async () => {
    const [status, text] = await sendSubmission(site.url, entry.submission);
    entry.statuses.push(status);
    entry.acknowledged = text;
    // Files would fill this process; nothing is sent twice here.
    entry.submission.body = () => '';
    return status;
  });
}

const PAGES = ['/', '/support', '/merch', '/links', '/about', '/api/social-links'];
const visit = (nth: number): Promise<Timed> =>
  timed(async () => {
    const page = await fetch(`${site.url}${PAGES[nth % PAGES.length]}`);
    await page.arrayBuffer();
    return page.status;
  });

let addresses = 0;
/** Each from its own address, so that no limit takes the work away. */
const failToSignIn = (): Promise<Timed> =>
  timed(async () => {
    addresses += 1;
    const from = `203.0.${(addresses >> 8) % 256}.${addresses % 256}`;
    const answer = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ username: 'admin', password: 'not the password' }),
    });
    await answer.arrayBuffer();
    return answer.status;
  });

const counted = (all: Timed[]) => {
  const counts = new Map<number, number>();
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ');
};
const times = (all: Timed[]) => {
  const took = all.map(({ ms }) => ms);
  const of = (part: number) => Math.round(percentile(took, part));
  return `p50 ${of(0.5)} ms, p95 ${of(0.95)} ms, p99 ${of(0.99)} ms, slowest ${of(1)} ms`;
};
const report = (task: { meta: object }, figures: string) => Object.assign(task.meta, { figures });

function expectOnly(all: Timed[], wanted: number[]) {
  expect(all.filter(({ status }) => !wanted.includes(status))).toEqual([]);
}

/** @returns how many of all acknowledged submissions are not in the database */
async function lost(): Promise<number> {
  const stored = await storedRows({ databaseUrl: site.databaseUrl }, log);
  return log.filter(
    ({ submission, acknowledged }) => acknowledged !== undefined && stored.get(submission.key)?.length !== 1,
  ).length;
}

it('accepts 50 mixed forms a second', patience(FORMS_MS), async ({ task }) => {
  const answers = await atPace(50, FORMS_MS, submit);
  const gone = await lost();
  report(
    task,
    `50 forms a second for ${FORMS_MS / 1000} s: ${counted(answers)}; ${gone} lost; ${times(answers)}`,
  );
  expectOnly(answers, [201, 503]);
  expect(gone).toBe(0);
});

it('answers 500 forms in parallel', patience(0), async ({ task }) => {
  const answers = await Promise.all(Array.from({ length: BURST }, submit));
  const gone = await lost();
  report(task, `${BURST} forms at once: ${counted(answers)}; ${gone} lost; ${times(answers)}`);
  expectOnly(answers, [201, 429, 503]);
  expect(gone).toBe(0);
});

it('serves pages while 50 a second try passwords', patience(FLOOD_MS), async ({ task }) => {
  const [pages, tries] = await Promise.all([atPace(10, FLOOD_MS, visit), atPace(50, FLOOD_MS, failToSignIn)]);
  report(
    task,
    `50 sign-ins a second for ${FLOOD_MS / 1000} s: ${counted(tries)}; pages beside them: ${counted(pages)}; ${times(pages)}`,
  );
  expectOnly(tries, [401, 429, 503]);
  expectOnly(pages, [200]);
});

/** Growth of a process between the second sixth of the time and the last: the first is warm-up. */
const growth = (samples: number[]) => {
  const sixth = Math.ceil(samples.length / 6);
  const before = median(samples.slice(sixth, 2 * sixth));
  const after = median(samples.slice(-sixth));
  return { before, after, part: after / before - 1 };
};

it('does not grow', patience(LONG_MS), async ({ task }) => {
  const web: number[] = [];
  const worker: number[] = [];
  const look = async () => {
    web.push(memoryOf(site.webPid()));
    worker.push(memoryOf(site.workerPid()));
  };
  const [forms, pages, tries] = await Promise.all([
    atPace(10, LONG_MS, submit),
    atPace(20, LONG_MS, visit),
    atPace(1, LONG_MS, failToSignIn),
    atPace(1, LONG_MS, look),
  ]);
  const gone = await lost();
  const of = (samples: number[]) => {
    const { before, after, part } = growth(samples);
    return `${Math.round(before)} → ${Math.round(after)} MB (${(part * 100).toFixed(1)} %)`;
  };
  report(
    task,
    `10 forms and 20 pages a second for ${LONG_MS / 1000} s: ${counted(forms)}; ${gone} lost; forms ${times(forms)}; ` +
      `pages: ${counted(pages)}; ${times(pages)}; sign-ins: ${counted(tries)}; memory of web ${of(web)}, worker ${of(worker)}`,
  );
  expectOnly(forms, [201, 503]);
  expectOnly(pages, [200]);
  expectOnly(tries, [401, 429, 503]);
  expect(gone).toBe(0);
  expect(growth(web).part).toBeLessThan(MOST_GROWTH);
  expect(growth(worker).part).toBeLessThan(MOST_GROWTH);
});

it('has sent every email in the end', patience(600_000), async ({ task }) => {
  const repeated = await mails.expectAll(site, 600_000);
  report(task, `every email arrived; ${repeated} more than once`);
  expect(repeated).toBe(0);
});
