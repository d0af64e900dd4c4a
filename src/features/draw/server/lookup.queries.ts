import { readToken } from '@/kit/db/signed-token';
import type { PublicRound } from '../contract';
import type { LookupAnswer } from './lookup.endpoint';
import { readRound } from './read-round';

export type LookedUp = LookupAnswer & { subject: PublicRound };

/** @param token from the address @returns null if it is not one of ours */
export async function readLookup(token: string | null): Promise<LookedUp | null> {
  const value = readToken('draw-lookup', token);
  if (value === null) return null;
  const answer: LookupAnswer = JSON.parse(value);
  const subject = await readRound(answer.round);
  return subject && { ...answer, subject };
}
