import type { z } from 'zod';
import type { Actor } from '@/core/db/activity';
import { answerOf, headerKey } from '@/core/server/submission';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { answeredBefore, workOnce } from '@/kit/db/idempotency';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Operation, recordId, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { readBrandIdentity } from './brand-identity.queries';
import { requireRole, SUPPORTERS } from './session';

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
    contract: z.ZodType<Input>,
    keyPath: (id: number) => string,
    send: (tx: Transaction, order: MailOrder<Input>) => Promise<Answer>,
  ): Operation =>
  async (call) => {
    const { userId, username, role } = await requireRole(call, SUPPORTERS);
    const id = recordId(call);
    const answer = withJson(contract, async (input) => {
      const key = headerKey(call.headers, keyPath(id), input);
      if (!key) throw new EndpointError('bad-key');
      const known = await answeredBefore<Answer>(key);
      if (known) return json(answerOf(known), 201);
      const order = { id, input, by: { id: userId, username, role }, brand: await readBrandIdentity() };
      return json(answerOf(await workOnce(key, (tx) => send(tx, order))), 201);
    });
    return answer(call);
  };
