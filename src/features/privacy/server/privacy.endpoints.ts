import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { type Actor, recordActivity } from '@/core/db/activity';
import { appendErasures, erasureKeys, erasureMark } from '@/core/db/erasure-list';
import type { PersonalData } from '@/core/db/personal-data';
import { requireReauthentication } from '@/core/server/require-reauthentication';
import { requireRole } from '@/core/server/session';
import type { SensitiveAction } from '@/core/shared/reauthentication';
import { workPool } from '@/kit/db/pool';
import { openPrivateFile, removePrivateFile } from '@/kit/db/private-files';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { webStreamOf } from '@/kit/db/web-stream';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { privateDownload } from '@/kit/shared/private-download';
import {
  type ErasedAnswer,
  erasureRequest,
  type HeldAnswer,
  privacyQuestion,
  type StoredRecords,
} from '../contract';
import { eraseAddress } from './erase-address';
import { describeCounts, describeHeld } from './held';
import { type PersonFile, readPersonFile } from './person-file';
import { personPage } from './person-page';
import { findRecords } from './records';

/** Rows have millisecond precision; a finer timestamp would be later than a row of the same millisecond. */
const MARK = `insert into site.erasures (address, erased_at, key)
  values ($1, date_trunc('milliseconds', clock_timestamp()), $2) returning erased_at as at`;

async function mark(tx: Transaction, address: string) {
  const erasure = { address: erasureMark(address), key: erasureKeys()[0] ?? '' };
  const { rows } = await tx.query<{ at: Date }>(MARK, [erasure.address, erasure.key]);
  if (!rows[0]) throw new Error('The erasure was not recorded');
  return { ...erasure, at: rows[0].at.toISOString() };
}

/**
 * Erases an address here and in every backup that is restored from now on: the list is on disk before the database
 * commits. If only the commit fails, the next start completes the erasure.
 * @throws CommitFailedError; database errors; system errors, and nothing was erased
 */
async function eraseForGood(
  parts: readonly PersonalData[],
  address: string,
  actor: Actor,
): Promise<StoredRecords[]> {
  const { erased, leftovers } = await withTransaction(async (tx) => {
    const outcome = await eraseAddress(tx, parts, address);
    await recordActivity(tx, {
      actor,
      action: 'erased a person',
      subject: 'privacy',
      subjectId: null,
      details: describeCounts(outcome.erased),
    });
    await appendErasures([await mark(tx, address)]);
    return outcome;
  }, workPool());
  for (const { kind, id } of leftovers) await removePrivateFile(kind, id);
  return describeHeld(erased);
}

/** Three bytes are four letters: multiples of three need no padding in between. */
async function* base64(stream: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

async function* write({ facts, files }: PersonFile): AsyncGenerator<string> {
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "files": [`;
  for (const [index, { kind, id, name }] of files.entries()) {
    const file = await openPrivateFile(kind, id);
    yield `${index > 0 ? ',' : ''}\n    {"id": ${JSON.stringify(id)}, "name": ${JSON.stringify(name)}, "base64": `;
    if (file) {
      yield '"';
      yield* base64(file.stream);
      yield '"}';
    } else yield 'null}';
  }
  yield '\n  ]\n}\n';
}

/** One JSON file; pictures are read while they are sent, so their size costs no memory. */
const streamPersonFile = (file: PersonFile): ReadableStream => webStreamOf(write(file));

type Parts = readonly PersonalData[];

const ADMINS = ['admin'];

/** Reads a consistent snapshot, even while others write. */
const inOneSnapshot = <T>(read: (tx: Transaction) => Promise<T>) =>
  withTransaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    return read(tx);
  }, workPool());

/** POST by an admin: the request is checked before anything is read. */
const forAdmins = <T>(
  schema: z.ZodType<T>,
  answer: (asked: T, admin: Actor) => Promise<Response>,
  action?: SensitiveAction,
) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId: id, username, role, sid } = await requireRole(call, ADMINS);
      return withJson(schema, async (asked) => {
        if (action) await requireReauthentication({ sid }, action);
        return answer(asked, { id, username, role });
      })(call);
    },
  });

/** The number of records about an address. Addresses travel in bodies, never where a log would keep them. */
export const heldEndpoint = (parts: Parts) =>
  forAdmins(privacyQuestion, async ({ email }) => {
    const held = describeHeld(await inOneSnapshot((tx) => findRecords(tx, parts, email)));
    return json({ held } satisfies HeldAnswer);
  });

/** Everything about an address; the activity log records who asked for it. */
const exported = (parts: Parts, email: string, actor: Actor) =>
  inOneSnapshot(async (tx) => {
    const found = await findRecords(tx, parts, email);
    await recordActivity(tx, {
      actor,
      action: 'exported a person',
      subject: 'privacy',
      subjectId: null,
      details: describeCounts(found),
    });
    return readPersonFile(tx, found, email);
  });

/** Everything about an address, as one file for programs. */
export const personFileEndpoint = (parts: Parts) =>
  forAdmins(privacyQuestion, async ({ email }, actor) => {
    const headers = privateDownload('personal-data.json', 'application/json; charset=utf-8');
    return new Response(streamPersonFile(await exported(parts, email, actor)), { headers });
  });

/** The same, as one page for people. */
export const personPageEndpoint = (parts: Parts) =>
  forAdmins(privacyQuestion, async ({ email }, actor) => {
    const headers = privateDownload('personal-data.html', 'text/html; charset=utf-8');
    const pieces = personPage(await exported(parts, email, actor), parts);
    return new Response(webStreamOf(pieces), { headers });
  });

/** Erases it permanently. */
export const erasureEndpoint = (parts: Parts) =>
  forAdmins(
    erasureRequest,
    async ({ email }, actor) => {
      const erased = await eraseForGood(parts, email, actor);
      return json({ erased } satisfies ErasedAnswer);
    },
    'erase',
  );
