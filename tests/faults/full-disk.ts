import { expect } from 'vitest';
import { keepServing } from '../../scripts/embedded-postgres/keep-serving';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { call, query, send, ticket } from '../support/api';
import type { FaultEnvironment } from './environment';
import type { OwnDisk } from './own-disk';
import { failWithoutRoom } from './without-room';

/** PostgreSQL's own code for a full disk. */
const REFUSE = `create function refuse_for_space() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = 'disk_full';
  end $$;
  create trigger refuse_for_space before insert on site.idempotency
    for each statement execute function refuse_for_space()`;

/**
 * Leaves no room for another page of the table into which every submission writes: on the tests' own file system,
 * which also holds the private files; where that is impossible, a trigger raises PostgreSQL's error. @returns makes
 * room again
 */
async function fillDisk(disk: OwnDisk | null, site: { databaseUrl: string }): Promise<() => Promise<void>> {
  if (disk) {
    // Without gaps, the table must grow with the next rows.
    await query(site, 'vacuum full site.idempotency');
    disk.fill();
    return async () => disk.free();
  }
  await query(site, REFUSE);
  return async () => {
    await query(site, 'drop function refuse_for_space() cascade');
  };
}

const FULL = ['The disk is full or not writable', 'The database does not answer: the disk is full'];
/** After there is space again. */
const BACK_MS = 30_000;

/**
 * Fills the disk, writes where there is no space, frees space, and waits until a submission is acknowledged. The
 * database is watched as `npm start` watches it.
 */
export async function fillAndFree({ disk, database, site }: FaultEnvironment, random: () => number) {
  const status = async () => (await send(site, '/api/support', ticket())).status;
  const isRefused = async () => (await status()) === 503;
  const isBack = async () => (await status()) === 201;
  const said: string[] = [];
  const stop = keepServing(database, (line) => said.push(line));
  try {
    await sleep(random() * 1_000);
    const makeRoom = await fillDisk(disk, { databaseUrl: database.url });
    let points: string[] = ['a trigger'];
    try {
      expect(await waitUntil(30_000, isRefused)).toBe(true);
      if (disk) {
        const ready = await call(site, '/api/health/ready');
        expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
        expect(FULL).toContain(ready.text);
        points = await failWithoutRoom(database, disk, random);
        // Rows of rolled-back transactions leave space too, for as many new ones.
        disk.fill();
        expect(await waitUntil(30_000, isRefused)).toBe(true);
      }
    } finally {
      await makeRoom();
    }
    const began = Date.now();
    expect(await waitUntil(BACK_MS, isBack, 100)).toBe(true);
    return { points, seconds: ((Date.now() - began) / 1000).toFixed(1), said };
  } finally {
    await stop();
  }
}
