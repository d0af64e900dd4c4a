import { requireRole } from '@/core/server/session';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId } from '@/kit/server/public-endpoint';
import { file } from '@/kit/server/responses';
import { MANAGERS, type PublicRound } from '../contract';
import { committedRound } from './committed-round';
import { countCall } from './count-call';
import { readDrawnRound } from './rounds.queries';
import { wheelText } from './wheel.queries';

const sendNames = async ({ id }: PublicRound) => file(await wheelText(id), 'text/plain; charset=utf-8');

/** GET: who is on the wheel of a published round, with masked handles. */
export const wheelEndpoint = publicEndpoint({
  GET: async (call) => {
    await countCall(call, 'files');
    const round = await committedRound(call);
    if (round.state !== 'published') throw new EndpointError('not-found');
    return sendNames(round);
  },
});

/** GET: the same for a drawn round, also masked: staff show it to an audience before they publish. */
export const presentationWheelEndpoint = publicEndpoint({
  GET: async (call) => {
    await requireRole(call, MANAGERS);
    const round = await readDrawnRound(recordId(call));
    if (!round) throw new EndpointError('not-found');
    return sendNames(round);
  },
});
