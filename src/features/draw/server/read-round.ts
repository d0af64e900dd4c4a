import { cache } from 'react';
import type { PublicRound } from '../contract';
import { readDrawnRound, readPublicRound } from './rounds.queries';

/** One spelling for each number: `01`, `1.0` and `+1` are no rounds. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Read once per request. */
export const readRound = cache(readPublicRound);

/** @param segment of the address, as it was asked for @returns null for an address of no round */
export const roundAt = async (segment: string): Promise<PublicRound | null> =>
  NUMBER.test(segment) ? readRound(Number(segment)) : null;

/** For staff alone. @returns null for an address of no round that is drawn */
export const drawnRoundAt = async (segment: string): Promise<PublicRound | null> =>
  NUMBER.test(segment) ? readDrawnRound(Number(segment)) : null;
