import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { checkExternalDatabase } from '../../scripts/start/external-database';
import { type FaultEnvironment, makeFaultEnvironment } from '../faults/environment';
import { expectDurable, type FaultCounts, type InjectedFault } from '../faults/expect-durable';
import { fillAndFree } from '../faults/full-disk';
import { mailLog } from '../faults/mails';
import { chosenSeed, seededRandom } from '../faults/random';
import { freeze } from '../faults/server-processes';
import { call, query, send, ticket } from '../support/api';
import { designFiles, designFolder } from '../support/quotes';
import { head, rawHttp } from '../support/raw-http';

/** `FAULTS=long npm run test:long -- faults` injects them more often. */
const isLong = process.env.FAULTS === 'long';
const FROZEN_MS = 20_000;
const MAILS_AT_ONCE = 4;

let environment: FaultEnvironment;
let mails: ReturnType<typeof mailLog>;
/** The effect of a failed fault is unknown: the next one gets a new environment. */
let isSound = false;
const ensureSoundEnvironment = async () => {
  if (isSound) return;
  await environment?.stop().catch((error) => console.error(error));
  environment = await makeFaultEnvironment();
  mails = mailLog(environment.smtp);
};
beforeAll(async () => {
  await ensureSoundEnvironment();
  isSound = true;
});
afterAll(() => environment?.stop());

/** One test: how often the fault is injected, in the short form and in the long one. */
function fault(
  name: string,
  [short, long, secondsEach = 20]: [number, number, number?],
  inject: InjectedFault,
  after = async () => {},
) {
  const times = isLong ? long : short;
  const timeout = 120_000 + times * secondsEach * 1_000;
  it(`survives: ${name}, ${times} times`, { timeout }, async ({ task }) => {
    await ensureSoundEnvironment();
    isSound = false;
    const { site, twin, database, folder } = environment;
    const urls = () => [site, twin].filter((one) => one.isUp()).map(({ url }) => url);
    const sites = { urls, databaseUrl: database.url, dataDir: folder };
    const report = (counts: FaultCounts) => Object.assign(task.meta, { faults: counts });
    report({ injected: times, sent: 0, acknowledged: 0, found: 0, strange: 0 });
    onTestFailed(() => console.error(site.output().slice(-4_000), twin.output().slice(-4_000)));
    await expectDurable(sites, { times, inject }, report);
    await after();
    isSound = true;
  });
}

const ask = async (at: string) => {
  const { status, headers, text } = await call(environment.site, at);
  return [status, headers.get('retry-after'), text];
};
const UNAVAILABLE = [503, '5', 'The database does not answer'];
const BUSY = [503, '5', 'The service is busy right now, please try again in a moment'];

const killDatabase = () => process.kill(environment.postmaster(), 'SIGKILL');

async function expectOneStart() {
  const counts = await query(
    { databaseUrl: environment.database.url },
    `select (select count(*)::int from users) as users,
       (select count(*)::int - count(distinct name)::int from payload_migrations) as repeated,
       (select count(*)::int from brand) as brands`,
  );
  expect(counts).toEqual([{ users: 1, repeated: 0, brands: 1 }]);
}

fault('two instances start on an empty database, then one of them stops', [1, 1], async () => {
  await expectOneStart();
  expect(await environment.twin.stopWeb()).toBe(0);
});

fault('kill -9 of the web process', [3, 20], async () => {
  await environment.site.kill('web');
  await environment.site.revive();
});

fault('kill -9 of the database', [2, 10], async () => {
  expect((await call(environment.site, '/')).status).toBe(200);
  killDatabase();
  // A page is a proper 503, an endpoint says so in one sentence, and the process is healthy.
  await expect.poll(async () => (await call(environment.site, '/')).status, { timeout: 5_000 }).toBe(503);
  const page = await call(environment.site, '/');
  expect([page.headers.get('retry-after'), page.type]).toEqual(['10', 'text/html; charset=utf-8']);
  expect(page.text).toContain('We will be back in a moment');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; img-src 'self'");
  const raw = await rawHttp(environment.site.port, head('GET /support', 'Connection: close'));
  expect(raw.status).toBe(503);
  const sent = await send(environment.site, '/api/support', ticket());
  expect([sent.status, sent.headers.get('retry-after'), sent.text]).toEqual(BUSY);
  expect(await ask('/api/social-links')).toEqual(BUSY);
  expect(await ask('/api/health')).toEqual(UNAVAILABLE);
  expect(await ask('/api/health/ready')).toEqual(UNAVAILABLE);
  expect((await ask('/api/health/live'))[0]).toBe(200);
  await environment.database.revive();
});

fault(
  'kill -9 of the worker in the middle of sending',
  [3, 20],
  async () => {
    const { smtp, site } = environment;
    const before = smtp.mails.length;
    expect(await waitUntil(30_000, () => smtp.mails.length > before + 2, 1)).toBe(true);
    await site.kill('worker');
    await site.revive();
  },
  // An email that was being sent may arrive twice, under one Message-ID; likewise for two kills of the database.
  async () =>
    expect(await mails.expectAll({ databaseUrl: environment.database.url })).toBeLessThanOrEqual(
      (isLong ? 30 : 5) * MAILS_AT_ONCE,
    ),
);

/** A deferred trigger runs inside COMMIT, with the rights of who made it. A rollback does not reset a sequence. */
const DIE_AT_COMMIT = `
  create sequence commits_seen;
  create function die_at_commit() returns trigger language plpgsql security definer as $$ begin
    if nextval('commits_seen') <= 8 then
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(1);
    end if;
    return null;
  end $$;
  create constraint trigger die_at_commit after insert on site.idempotency deferrable initially deferred
    for each row execute function die_at_commit()`;

fault('a connection is killed at COMMIT, eight in parallel', [1, 10], async (done) => {
  const site = { databaseUrl: environment.database.url };
  await query(site, DIE_AT_COMMIT);
  await done;
  const seen = async () =>
    (await query<{ n: string }>(site, 'select last_value as n from commits_seen'))[0]?.n;
  await waitUntil(10_000, async () => Number(await seen()) > 8);
  await query(site, 'drop function die_at_commit() cascade');
  await query(site, 'drop sequence commits_seen');
});

/** A standby that never confirms: commits are on disk, but no client gets the confirmation. */
const answersOfCommit = (standbys: string) => `alter system set synchronous_standby_names = '${standbys}'`;
const REPORTED_NOBODY = `from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'colonnade-web'`;

fault('the response is lost after COMMIT, and the request is sent again', [1, 10], async () => {
  const site = { databaseUrl: environment.database.url };
  await query(site, answersOfCommit('nobody'));
  await query(site, 'select pg_reload_conf()');
  const waiting = () => query(site, `select 1 ${REPORTED_NOBODY}`);
  await waitUntil(10_000, async () => (await waiting()).length >= 4);
  expect(await query(site, `select pg_terminate_backend(pid) as cut ${REPORTED_NOBODY}`)).toContainEqual({
    cut: true,
  });
  await query(site, answersOfCommit(''));
  await query(site, 'select pg_reload_conf()');
});

fault('the database is frozen for 20 s', [1, 3], async () => {
  const thaw = freeze(environment.postmaster());
  try {
    // The fault itself is how long it is frozen.
    const end = sleep(FROZEN_MS);
    const sent = await send(environment.site, '/api/support', ticket());
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ask('/api/health')).toEqual(UNAVAILABLE);
    expect((await ask('/api/health/live'))[0]).toBe(200);
    await end;
  } finally {
    thaw();
  }
});

fault('the database is down when web and worker start', [1, 5], async () => {
  const { site, database } = environment;
  killDatabase();
  await site.kill('web');
  await site.kill('worker');
  await site.revive();
  expect(await ask('/api/health')).toEqual(UNAVAILABLE);
  expect((await call(site, '/')).status).toBe(503);
  // A start waits for its database for a while.
  const lines: string[] = [];
  const started = checkExternalDatabase(database.url, (line) => lines.push(line));
  await waitUntil(5_000, () => lines.length > 0);
  expect(lines).toEqual([expect.stringMatching(/^Waiting for the database at 127\.0\.0\.1:\d+\/faults$/)]);
  await database.revive();
  await started;
});

/** The maximum of connections in a web process's request pool. */
const POOL = 12;
const HELD = `select pid || ' since ' || query_start as statement from pg_stat_activity
  where application_name = 'colonnade-web' and wait_event_type = 'Lock'`;

fault('every connection of the pool is taken', [1, 5], async (_, volley) => {
  const { site, twin, database } = environment;
  const connections = POOL * [site, twin].filter((one) => one.isUp()).length;
  const held = async () => {
    const rows = await query<{ statement: string }>({ databaseUrl: database.url }, HELD);
    return rows.map(({ statement }) => statement);
  };
  const askAll = async () => {
    const sent = send(site, '/api/support', ticket(), { 'Idempotency-Key': randomUUID() });
    const asked = await Promise.all([ask('/api/health'), ask('/api/health/ready'), ask('/api/health/live')]);
    const { status, headers, text } = await sent;
    return [...asked, [status, headers.get('retry-after'), text]];
  };
  let answers: unknown[] = [];
  /** @returns whether no connection became free between the queries and the last response */
  const stayedTaken = async () => {
    const before = await held();
    if (before.length < connections) return false;
    answers = await askAll();
    const after = await held();
    return before.filter((statement) => after.includes(statement)).length >= connections;
  };
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  /** Only statements that began together stay together: on a busy machine, the first ones may end too soon. */
  const takeAll = async () => {
    await holder.query('begin');
    await holder.query('lock table site.idempotency in access exclusive mode');
    // The lock may come after the whole first volley was answered, and the steady six take half of a pool.
    const { done } = await volley(3 * connections);
    const isTaken = await waitUntil(10_000, stayedTaken);
    await holder.query('rollback');
    await done;
    return isTaken;
  };
  try {
    expect(await waitUntil(60_000, takeAll)).toBe(true);
    expect(answers).toEqual([UNAVAILABLE, UNAVAILABLE, [200, null, '{"status":"ok"}'], BUSY]);
  } finally {
    await holder.end();
  }
});

const seed = chosenSeed();
const random = seededRandom(seed);

fault('the disk is full', [2, 20, 60], async () => {
  const { points, seconds, said } = await fillAndFree(environment, random);
  console.log(`Disk full (seed ${seed}): ${points.join(', ')}; back after ${seconds} s; ${said.join('; ')}`);
});

const faults = () =>
  query<{ n: number }>(
    { databaseUrl: environment.database.url },
    `select count(*)::int as n from mails where state = 'waiting' and last_error is not null`,
  );
/** Submissions are acknowledged meanwhile, and the worker has met the fault. */
const untilTried = async (done: Promise<void>) => {
  await done;
  expect(await waitUntil(30_000, async () => ((await faults())[0]?.n ?? 0) >= 2)).toBe(true);
};
const everyMail = async () => {
  await mails.expectAll({ databaseUrl: environment.database.url });
};

fault(
  'the mail server is down',
  [1, 5],
  async (done) => {
    await environment.smtp.close();
    await untilTried(done);
    await environment.smtp.open();
  },
  everyMail,
);

fault(
  'the mail server is slow',
  [1, 5],
  async (done) => {
    environment.smtp.delay(3_000);
    await done;
    expect(await waitUntil(30_000, () => environment.smtp.waiting() === MAILS_AT_ONCE)).toBe(true);
    environment.smtp.delay(0);
  },
  everyMail,
);

fault(
  'the mail server refuses for now',
  [1, 5],
  async (done) => {
    environment.smtp.refuseWith({ code: 451, text: 'try again later' });
    await untilTried(done);
    environment.smtp.refuseWith(undefined);
  },
  everyMail,
);

fault(
  'the mail server refuses for good',
  [1, 5],
  async (done) => {
    environment.smtp.refuseWith({ code: 554, text: 'we do not like it' });
    await untilTried(done);
    environment.smtp.refuseWith(undefined);
  },
  everyMail,
);

fault('SIGTERM while an upload is stuck', [1, 10], async () => {
  const { site } = environment;
  const stuck = connect(site.port, '127.0.0.1');
  stuck.on('error', () => {});
  const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 1000000'];
  stuck.write(head('POST /merch/quote', ...form, 'Expect: 100-continue'));
  // The site now waits for the rest, and by itself would for half a minute.
  const [said] = await once(stuck, 'data');
  expect(String(said)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  stuck.write('--b');
  // Nobody waits that long for a process: it would be killed, and have no exit code.
  expect(await site.stopWeb()).toBe(0);
  stuck.destroy();
  await site.revive();
});

/** A launcher in a separate process on the same server; resolves with its message once it is attached. */
async function attach(then: 'stay' | 'close') {
  const args = ['--import', 'tsx', 'tests/support/launcher-child.ts', environment.folder, then];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  expect(JSON.parse(String(said))).toMatchObject({ attached: true, pid: environment.postmaster() });
  return child;
}

fault('two more launchers attach; one is killed, one closes', [1, 5], async () => {
  const [stays, closes] = await Promise.all([attach('stay'), attach('close')]);
  stays.kill('SIGKILL');
  if (closes.exitCode === null) await once(closes, 'exit');
});

/** A record without its notice, a notice without its record, or more than one of either. */
const UNEVEN_NOTICES = `with records as (
    select 'ticket-notice' as kind, id::text from support_tickets
    union all select 'application-notice', id::text from waitlist
    union all select 'quote-notice', id::text from quotes
  ), notices as (
    select kind, related_id as id from mails where kind in ('ticket-notice', 'application-notice', 'quote-notice')
  )
  select kind, id, count(records.id)::int as records, count(notices.id)::int as notices
  from records full join notices using (kind, id)
  group by kind, id having count(records.id) <> 1 or count(notices.id) <> 1`;

it('tells staff once of everything that was stored, and of nothing else', async () => {
  expect(await query({ databaseUrl: environment.database.url }, UNEVEN_NOTICES)).toEqual([]);
});

it('keeps one file per quote once leftovers of the faults were swept, and sends every email', async () => {
  const { database, folder } = environment;
  const site = { databaseUrl: database.url };
  const then = new Date(Date.now() - 25 * 3600_000);
  for (const id of designFiles({ dataDir: folder }))
    utimesSync(path.join(designFolder({ dataDir: folder }), id), then, then);
  const owned = await query<{ file: string }>(
    site,
    'select design_file as file from quotes order by design_file',
  );
  await query(site, `select graphile_worker.add_job('tidy-up')`);
  await waitUntil(30_000, () => designFiles({ dataDir: folder }).length === owned.length);
  expect(designFiles({ dataDir: folder })).toEqual(owned.map(({ file }) => file));
  await mails.expectAll(site);
});
