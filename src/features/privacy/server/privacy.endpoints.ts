import { recordActivity } from '@/db/activity';
import type { PersonalData } from '@/db/personal-data';
import { workPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import { publicEndpoint, withJson } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { admitRoles, type ReadSession } from '@/server/staff-door';
import { type ErasedAnswer, erasureRequest, type HeldAnswer, privacyQuestion } from '../contract';
import { eraseForGood } from './erase-for-good';
import { describeCounts, describeHeld } from './held';
import { readPersonFile } from './person-file';
import { streamPersonFile } from './person-stream';
import { findRecords } from './records';

type Parts = readonly PersonalData[];

const ADMINS = ['admin'];

/** Everything as it was at one moment, also while somebody writes. */
const atOneMoment = <T>(read: (tx: Transaction) => Promise<T>) =>
  withTransaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    return read(tx);
  }, workPool());

/** POST: how much is held on an address. Addresses travel in bodies, never in what a log keeps. */
export const heldEndpoint = (readSession: ReadSession, parts: Parts) =>
  publicEndpoint({
    POST: async (call) => {
      await admitRoles(readSession, call, ADMINS);
      const answer = withJson(privacyQuestion, async ({ email }) => {
        const held = describeHeld(await atOneMoment((tx) => findRecords(tx, parts, email)));
        return json({ held } satisfies HeldAnswer);
      });
      return answer(call);
    },
  });

/** POST: all of it, as one file. */
export const personFileEndpoint = (readSession: ReadSession, parts: Parts) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId, username } = await admitRoles(readSession, call, ADMINS);
      const answer = withJson(privacyQuestion, async ({ email }) => {
        const file = await atOneMoment(async (tx) => {
          const found = await findRecords(tx, parts, email);
          await recordActivity((text, values) => tx.query(text, values), {
            actor: { id: userId, username },
            action: 'exported a person',
            subject: 'privacy',
            subjectId: null,
            details: describeCounts(found),
          });
          return readPersonFile(tx, found, email);
        });
        return new Response(streamPersonFile(file), {
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            'Content-Disposition': 'attachment; filename="personal-data.json"',
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'no-store',
            Vary: 'Cookie',
          },
        });
      });
      return answer(call);
    },
  });

/** POST: erases it, for good. */
export const erasureEndpoint = (readSession: ReadSession, parts: Parts) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId, username } = await admitRoles(readSession, call, ADMINS);
      const answer = withJson(erasureRequest, async ({ email }) => {
        const erased = await eraseForGood(parts, email, { id: userId, username });
        return json({ erased } satisfies ErasedAnswer);
      });
      return answer(call);
    },
  });
