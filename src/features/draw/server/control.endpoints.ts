import { requireReauthentication } from '@/core/server/require-reauthentication';
import { requireRole } from '@/core/server/session';
import type { SensitiveAction } from '@/core/shared/reauthentication';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { MANAGERS, type TransitionRequest, transitionRequest } from '../contract';
import { peopleRequest } from '../contract.people';
import { readControl } from './control.queries';
import { changePeople } from './people/change-people';
import { findPeople } from './people/find-people';
import { transitionRound } from './transition-round';

async function controlOf(id: number) {
  const control = await readControl(id);
  if (!control) throw new EndpointError('not-found');
  return control;
}

/** What a round cannot take back. */
const FINAL: { [action in TransitionRequest['action']]?: SensitiveAction } = {
  commit: 'draw-commit',
  publish: 'draw-publish',
  redraw: 'draw-redraw',
  cancel: 'draw-cancel',
  'remove-list': 'delete',
};

/** GET: the state of a round. POST: its next transition. */
export const controlEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    await requireRole(call, MANAGERS);
    return json(await controlOf(recordId(call)));
  }),
  POST: async (call) => {
    const by = await requireRole(call, MANAGERS);
    const id = recordId(call);
    const answer = withJson(transitionRequest, async (request) => {
      const final = FINAL[request.action];
      if (final) await requireReauthentication(by, final);
      await transitionRound(id, request, by);
      return json(await controlOf(id));
    });
    return answer(call);
  },
});

/** POST with a question: finds people of a round. With an action: merges, splits, disqualifies, adds tickets. */
export const peopleEndpoint = publicEndpoint({
  POST: async (call) => {
    const by = await requireRole(call, MANAGERS);
    const id = recordId(call);
    const answer = withJson(peopleRequest, async (request) => {
      if (request.action === 'find') return json(await findPeople(id, request));
      await changePeople(id, request, by);
      return json({ success: true });
    });
    return answer(call);
  },
});
