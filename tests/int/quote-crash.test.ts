import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { waitUntil } from '../../scripts/lib/wait';
import { call, query, someone } from '../support/api';
import { designFiles, designFolder, picture, quoteForm } from '../support/quotes';
import { type Site, startSite } from '../support/site';

let folder: string;
let database: EmbeddedDatabase;
let site: Site;
let design: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-crash-'));
  chmodSync(folder, 0o711);
  database = await openEmbeddedDatabase({ dataDir: folder, database: 'crash' });
  // One network may send six files at a time: the test plays a proxy and comes from many.
  site = await startSite({ database: database.url, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  design = await picture('png', 400, 250, true);
  expect(design.length).toBeGreaterThan(200_000);
});
afterAll(async () => {
  await site?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Try = { key: string; email: string; bytes: Buffer; from: string; acknowledged?: string };

/** The whole request in two halves: the second comes when `rest` resolves. */
async function inHalves(one: Try, rest: Promise<void>) {
  const form = quoteForm({ email: one.email }, { name: 'crest.png', bytes: one.bytes });
  const request = new Request(site.url, { method: 'POST', body: form });
  const whole = new Uint8Array(await request.clone().arrayBuffer());
  const middle = Math.floor(whole.length / 2);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(whole.subarray(0, middle));
      await rest;
      controller.enqueue(whole.subarray(middle));
      controller.close();
    },
  });
  return { body, type: request.headers.get('content-type') ?? '' };
}

async function submit(one: Try, rest = Promise.resolve()): Promise<number> {
  const { body, type } = await inHalves(one, rest);
  const answered = call(site, '/merch/quote', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      Accept: 'application/json',
      'Content-Type': type,
      'Idempotency-Key': one.key,
      'X-Forwarded-For': one.from,
    },
  } as RequestInit);
  return answered.then(
    ({ status, text }) => {
      if (status === 201) one.acknowledged = JSON.parse(text).quoteId;
      return status;
    },
    () => 0,
  );
}

/**
 * 36 uploads at once, of which twelve are held back halfway: `strike` comes as soon as some were acknowledged, while
 * those twelve are half on the disk and others anywhere.
 */
async function underFire(strike: () => Promise<void>): Promise<Try[]> {
  const tries = Array.from({ length: 36 }, (_, index): Try => {
    // Bytes after a picture's end are allowed: they make each file its own.
    const bytes = Buffer.concat([design, Buffer.from(randomUUID())]);
    return { key: randomUUID(), email: someone(), bytes, from: `198.51.100.${index}` };
  });
  let letGo = () => {};
  const struck = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const before = designFiles(site).length;
  const held = tries.slice(0, 12).map((one) => submit(one, struck));
  expect(await waitUntil(20_000, () => designFiles(site).length === before + 12)).toBe(true);
  const others = tries.slice(12).map((one) => submit(one));
  const someAcknowledged = () => tries.filter(({ acknowledged }) => acknowledged).length >= 4;
  expect(await waitUntil(20_000, someAcknowledged, 1)).toBe(true);
  await strike();
  letGo();
  const statuses = await Promise.all([...held, ...others]);
  for (const status of statuses) expect([0, 201, 503]).toContain(status);
  for (const status of await Promise.all(held)) expect([0, 503]).toContain(status);
  return tries;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What was acknowledged is there with its file, byte for byte, and says the same when it is sent again. */
async function expectNothingLost(tries: Try[]) {
  for (const one of tries) {
    const before = one.acknowledged;
    const rows = await query<{ quote_id: string; file: string }>(
      { databaseUrl: database.url },
      'select quote_id, design_file as file from quotes where reference = $1',
      [one.key],
    );
    if (before) expect(rows).toEqual([{ quote_id: before, file: expect.any(String) }]);
    if (rows[0]) {
      const stored = readFileSync(path.join(designFolder(site), rows[0].file));
      expect(sha256(stored)).toBe(sha256(one.bytes));
    }
    expect(await submit(one)).toBe(201);
    expect(one.acknowledged).toBe(before ?? rows[0]?.quote_id ?? one.acknowledged);
  }
}

it('loses no acknowledged design when the web process is killed', async () => {
  const tries = await underFire(() => site.kill('web'));
  await site.revive();
  await expectNothingLost(tries);
}, 120_000);

it('loses no acknowledged design when the database is killed', async () => {
  const tries = await underFire(async () => {
    process.kill(database.pid() as number, 'SIGKILL');
  });
  await database.revive();
  await expectNothingLost(tries);
}, 120_000);

it('keeps one file for each request once what the crashes left behind was swept', async () => {
  const then = new Date(Date.now() - 25 * 3600_000);
  for (const id of designFiles(site)) utimesSync(path.join(designFolder(site), id), then, then);
  site.startWorker();
  const owned = await query<{ file: string }>(
    { databaseUrl: database.url },
    'select design_file as file from quotes order by design_file',
  );
  expect(owned).toHaveLength(72);
  await query({ databaseUrl: database.url }, `select graphile_worker.add_job('tidy-up')`);
  await waitUntil(30_000, () => designFiles(site).length === 72);
  expect(designFiles(site)).toEqual(owned.map(({ file }) => file));
});
