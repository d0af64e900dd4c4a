import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import type { PoolClient, QueryConfig } from 'pg';
import { env } from '@/env';
import { sendKept } from '@/features/mail/server/retry-mails';
import { isDatabaseUnavailable } from '@/kit/db/database-errors';
import { workPool } from '@/kit/db/pool';
import { describeError, guardConsole } from '@/kit/shared/describe-error';
import { showName, showPresence } from './presence';
import { queueLine } from './queue-log';
import { receiveMail } from './receive-mail';
import { CRONTAB, tasks } from './tasks';

/** Sends emails and runs scheduled work. Whatever happens to the database, it recovers by itself. */
guardConsole();

const RETRY_MS = 2000;
const POLL_MS = 2000;
const CONCURRENCY = 4;

const stopping = new AbortController();
const isStopping = () => stopping.signal.aborted;
const stopped = new Promise<void>((resolve) =>
  stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
);

const quiet = new Logger(() => (level, message, meta) => {
  if (level === 'error' || level === 'warning') console.error(`worker: ${queueLine(message, meta)}`);
});

const PULSE_MS = 5000;

/** To the supervisor, if there is one: it restarts a worker that is silent for too long. */
const sayAlive = () => process.send?.('alive');

/** Reports that this worker runs, as long as its database connection, which others see it by, responds. */
async function beat(presence: PoolClient): Promise<never> {
  for (;;) {
    await presence.query({ text: 'select 1', query_timeout: 3 * PULSE_MS } as QueryConfig);
    sayAlive();
    await pause(PULSE_MS, undefined, { ref: false });
  }
}

let breakOff: (error: unknown) => void = () => undefined;

async function work(): Promise<void> {
  const pool = workPool();
  const presence = await showPresence(pool);
  const lost = new Promise<never>((_, reject) => {
    presence.once('error', reject);
    breakOff = reject;
  });
  lost.catch(() => undefined);
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => void showName(presence, workerPool.id).catch(breakOff));
  try {
    const runner = await run({
      pgPool: pool,
      taskList: await tasks(pool, stopping.signal),
      crontab: CRONTAB,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: quiet,
      events,
    });
    if (env().SMTP_URL) await sendKept(pool);
    console.log(JSON.stringify({ ready: 'worker' }));
    try {
      await Promise.race([runner.promise, lost, stopped, beat(presence)]);
    } finally {
      await runner.stop().catch(() => undefined);
    }
  } finally {
    presence.release(true);
  }
}

// The queue records a failed job without awaiting it: if the database goes down then, nothing handles it.
process.on('unhandledRejection', (error) => {
  if (isDatabaseUnavailable(error)) return breakOff(error);
  console.error(`worker: ${describeError(error)}`);
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());

receiveMail(workPool(), stopping.signal);
while (!isStopping()) {
  sayAlive();
  try {
    await work();
  } catch (error) {
    console.error(`worker: ${describeError(error)}\nworker: trying again`);
  }
  if (!isStopping()) await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
}
await workPool().end();
process.exit(0);
