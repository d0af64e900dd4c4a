import { requireReauthentication } from '@/core/server/require-reauthentication';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { reachAccount } from '../reach-account';
import { readFactors } from './factors';
import { isWhich, removeFactors } from './remove-factors';

/**
 * GET: an account's factors, never their secrets. DELETE ?which=: removes one of one's own; an admin removes all of
 * somebody who lost theirs.
 */
export const accountFactorsEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    const { id } = await reachAccount(call);
    return json(await readFactors(id));
  }),
  DELETE: withoutBody(async (call) => {
    const { id, asker } = await reachAccount(call);
    const which = new URL(call.request.url).searchParams.get('which') ?? 'all';
    if (!isWhich(which) || (id !== asker.userId && which !== 'all')) throw new EndpointError('invalid');
    await requireReauthentication(asker, 'keys');
    const actor = { id: asker.userId, username: asker.username, sid: asker.sid };
    if (!(await removeFactors(id, which, actor))) throw new EndpointError('not-found');
    return json(await readFactors(id));
  }),
});
