import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint } from '@/server/public-endpoint';
import { file } from '@/server/responses';
import { committedRound } from './committed-round';
import { wheelText } from './wheel.queries';

/** GET: who is on the wheel of a published round, with masked handles. */
export const wheelEndpoint = publicEndpoint({
  GET: async (call) => {
    const round = await committedRound(call);
    if (round.state !== 'published') throw new EndpointError('not-found');
    return file(await wheelText(round.id), 'text/plain; charset=utf-8');
  },
});
