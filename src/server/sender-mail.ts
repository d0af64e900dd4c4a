import type { z } from 'zod';
import type { Actor } from '@/db/activity';
import { answeredBefore, workOnce } from '@/db/idempotency';
import type { Transaction } from '@/db/transaction';
import type { BrandIdentity, ReadBrandIdentity } from '@/shared/brand-identity';
import { EndpointError } from './endpoint-errors';
import { type Operation, withJson } from './public-endpoint';
import { type ReadSession, recordId, requireRole, SUPPORTERS } from './require-role';
import { json } from './responses';
import { answerOf, headerKey } from './submission';

/** Writes an email in the same transaction as everything that belongs to it. */
export type MailOrder<Input> = { id: number; input: Input; by: Actor; brand: BrandIdentity };

/**
 * POST: staff write to the sender of a record. An Idempotency-Key is required: an email that is posted twice is sent
 * once.
 *
 * @param keyPath contains the record's `id`; the key is stored under it
 */
export const sendToSender =
  <Input, Answer>(
    readSession: ReadSession,
    readBrand: ReadBrandIdentity,
    contract: z.ZodType<Input>,
    keyPath: (id: number) => string,
    send: (tx: Transaction, order: MailOrder<Input>) => Promise<Answer>,
  ): Operation =>
  async (call) => {
    const { userId, username, role } = await requireRole(readSession, call, SUPPORTERS);
    const id = recordId(call);
    const answer = withJson(contract, async (input) => {
      const key = headerKey(call.headers, keyPath(id), input);
      if (!key) throw new EndpointError('bad-key');
      const known = await answeredBefore<Answer>(key);
      if (known) return json(answerOf(known), 201);
      const order = { id, input, by: { id: userId, username, role }, brand: await readBrand() };
      return json(answerOf(await workOnce(key, (tx) => send(tx, order))), 201);
    });
    return answer(call);
  };
