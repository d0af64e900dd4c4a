import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { type ProofResponse, proofRequest } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import { committedRound } from './committed-round';
import { countCall } from './count-call';
import { findProof } from './find-proof';

/** POST, so that no log contains a handle: whether a named entry is in the list, with its proof. */
export const proofEndpoint = publicEndpoint({
  POST: withJson(proofRequest, async (asked, call) => {
    await countCall(call, 'proof');
    const { facts } = await committedRound(call);
    if (facts.protocol !== PROTOCOL) throw new EndpointError('not-found');
    return json((await findProof(facts.commitment, asked)) satisfies ProofResponse);
  }),
});
