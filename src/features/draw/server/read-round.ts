import { cache } from 'react';
import type { PublicRound } from '../contract';
import { readPublicRound } from './rounds.queries';

/** One spelling for each number: `01`, `1.0` and `+1` are no rounds. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** @param round as it stands in the address; read once per request @returns null for an address of no round */
export const readRound = cache(
  async (round: string): Promise<PublicRound | null> =>
    NUMBER.test(round) ? readPublicRound(Number(round)) : null,
);
