import type { z } from 'zod';
import { type Actor, recordActivity } from '@/core/db/activity';
import type { PersonalData } from '@/core/db/personal-data';
import { requireReauthentication } from '@/core/server/require-reauthentication';
import { requireRole } from '@/core/server/session';
import type { SensitiveAction } from '@/core/shared/reauthentication';
import { workPool } from '@/kit/db/pool';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { webStreamOf } from '@/kit/db/web-stream';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { privateDownload } from '@/kit/shared/private-download';
import { type ErasedAnswer, erasureRequest, type HeldAnswer, privacyQuestion } from '../contract';
import { eraseForGood } from './erase-for-good';
import { describeCounts, describeHeld } from './held';
import { readPersonFile } from './person-file';
import { personPage } from './person-page';
import { streamPersonFile } from './person-stream';
import { findRecords } from './records';

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
