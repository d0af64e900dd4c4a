import type { DeskSource } from '@/core/server/desk-source';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { TransitionError } from '@/kit/shared/state-machine';
import type { BulkAnswer, BulkRequest } from '../contract';
import { changeRecord, type Person } from './change-record';

/** What a person can correct, as a sentence; null for everything else. */
const sentenceOf = (error: unknown): string | null =>
  error instanceof EndpointError || error instanceof TransitionError ? error.message : null;

/**
 * One change to many records, each by its own rules and in a transaction of its own: what is refused stays as it was,
 * and says why.
 */
export async function changeMany(
  sources: readonly DeskSource[],
  { places, change }: BulkRequest,
  user: Person,
): Promise<BulkAnswer> {
  const refused: BulkAnswer['refused'] = [];
  for (const { kind, id } of places) {
    const source = sources.find((one) => one.kind === kind);
    try {
      if (!source) throw new EndpointError('not-found');
      await changeRecord(source, id, change, user);
    } catch (error) {
      const problem = sentenceOf(error);
      if (problem === null) throw error;
      refused.push({ kind, id, problem });
    }
  }
  return { done: places.length - refused.length, refused };
}
