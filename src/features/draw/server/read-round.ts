import { cache } from 'react';
import type { PublicRound } from '../contract';
import { readDrawnRound, readPublicRound } from './rounds.queries';

/** Each number has one spelling: `01`, `1.0` and `+1` are not rounds. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Read once per request. */
export const readRound = cache(readPublicRound);

/** @param segment as requested @returns null when there is no such public round */
export const roundAt = async (segment: string): Promise<PublicRound | null> =>
  NUMBER.test(segment) ? readRound(Number(segment)) : null;

/** Staff only. @returns null when there is no such drawn round */
export const drawnRoundAt = async (segment: string): Promise<PublicRound | null> =>
  NUMBER.test(segment) ? readDrawnRound(Number(segment)) : null;
