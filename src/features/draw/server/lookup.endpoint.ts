import { redirectToResult } from '@/core/server/form-endpoint';
import { issueToken } from '@/kit/db/signed-token';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Call, parseWith, publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { lookupRequest } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import { lookupForm } from '../rules/lookup-form';
import { countCall } from './count-call';
import { findProof } from './find-proof';
import { readPublicRound } from './rounds.queries';

/** As many numbers fit into an address. */
const MOST_NUMBERS = 20;

/** The answer without the name that was looked up: addresses end up in logs. */
export type LookupAnswer = {
  round: number;
  answer: 'in' | 'not-in' | 'erased';
  tickets: number;
  /** The first of them, from 0. */
  numbers: number[];
};

async function lookUp(call: Call): Promise<Record<string, string>> {
  const { round: id, ...asked } = parseWith(lookupRequest, await readForm(call.request));
  await countCall(call, 'proof');
  const round = await readPublicRound(id);
  if (round?.facts.protocol !== PROTOCOL) throw new EndpointError('invalid', { field: 'round' });
  const found = await findProof(round.facts.commitment, asked);
  const numbers = found.answer === 'in' ? found.proof.tickets.map(({ ticket }) => ticket) : [];
  const answer: LookupAnswer = {
    round: id,
    answer: found.answer,
    tickets: numbers.length,
    numbers: numbers.slice(0, MOST_NUMBERS),
  };
  return { found: issueToken('draw-lookup', JSON.stringify(answer)) };
}

/** 'Am I in?' without JavaScript: 303 to a page with the answer, whose address does not contain the name. */
export const lookupEndpoint = publicEndpoint({
  POST: (call) => redirectToResult(lookupForm.path, withDeadline(lookUp(call))),
});
