import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Call } from '@/kit/server/public-endpoint';
import type { PublicRound } from '../contract';
import { readPublicRound } from './rounds.queries';

/** The round in the address. @throws EndpointError not-found: a round is public from its commitment on */
export async function committedRound({ params }: Call): Promise<PublicRound> {
  const { round = '' } = params;
  const found = /^\d{1,9}$/.test(round) ? await readPublicRound(Number(round)) : null;
  if (!found) throw new EndpointError('not-found');
  return found;
}
