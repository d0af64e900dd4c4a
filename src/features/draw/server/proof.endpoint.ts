import { HOUR_SECONDS, limiter } from '@/db/limiter';
import { env } from '@/env';
import { EndpointError } from '@/server/endpoint-errors';
import { type Call, publicEndpoint, withJson } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { addressForLimits } from '@/shared/network-address';
import { type ProofResponse, proofRequest } from '../contract';
import { findProof } from './find-proof';
import { committedRound } from './committed-round';

/** Enough for a chapter on one Wi-Fi, too few to try a directory of names. */
async function countLookUp({ address }: Call): Promise<void> {
  const rule = { name: 'draw-proof', points: env().RATE_LIMIT_DRAWS, windowSeconds: HOUR_SECONDS };
  const { allowed, retryAfterSeconds } = await limiter(rule).consume(addressForLimits(address));
  if (!allowed) throw new EndpointError('too-many', { retryAfterSeconds });
}

/** POST, so that a handle stands in no log: whether a named entry is in the list, with its proof. */
export const proofEndpoint = publicEndpoint({
  POST: withJson(proofRequest, async (asked, call) => {
    await countLookUp(call);
    const { id } = await committedRound(call);
    return json((await findProof(id, asked)) satisfies ProofResponse);
  }),
});
