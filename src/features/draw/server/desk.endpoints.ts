import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { admitRoles, type ReadSession, recordId } from '@/server/staff-door';
import { MANAGERS, moveRequest, peopleRequest } from '../contract';
import { readDesk } from './desk.queries';
import { moveRound } from './move-round';
import { changePeople } from './people/change-people';
import { findPeople } from './people/find-people';

async function deskOf(id: number) {
  const desk = await readDesk(id);
  if (!desk) throw new EndpointError('not-found');
  return desk;
}

/** GET: the state of a round. POST: its next step. */
export const deskEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await admitRoles(readSession, call, MANAGERS);
      return json(await deskOf(recordId(call)));
    }),
    POST: async (call) => {
      const by = await admitRoles(readSession, call, MANAGERS);
      const id = recordId(call);
      const answer = withJson(moveRequest, async (request) => {
        await moveRound(id, request, by);
        return json(await deskOf(id));
      });
      return answer(call);
    },
  });

/** POST with a question: finds people of a round. With an action: merges, splits, disqualifies, adds tickets. */
export const peopleEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    POST: async (call) => {
      const by = await admitRoles(readSession, call, MANAGERS);
      const id = recordId(call);
      const answer = withJson(peopleRequest, async (request) => {
        if (request.action === 'find') return json(await findPeople(id, request));
        await changePeople(id, request, by);
        return json({ success: true });
      });
      return answer(call);
    },
  });
