import { callApi } from '@/ui/http';
import { type ProofRequest, proofResponse } from '../../contract';
import { checkProof } from '../../protocol/check-proof';
import { normaliseHandle } from '../../protocol/handle';

export { proofRequest } from '../../contract';

export type Found =
  /** `tickets` from 0, in the list's order. */
  | { kind: 'in'; handle: string; tickets: number[] }
  /** The site says so, and its proof does not show it. */
  | { kind: 'unproven'; handle: string }
  | { kind: 'not-in'; handle: string }
  | { kind: 'erased' };

type Question = {
  address: string;
  /** Of the commitment on this page: a proof is worth what it is checked against. */
  committed: { root: string; tickets: number };
};

/**
 * Asks for the proof of one entry, and follows it to the committed root here.
 * @returns null for what is no handle
 * @throws ApiError, NetworkError, UnexpectedAnswerError
 */
export async function askProof(request: ProofRequest, { address, committed }: Question): Promise<Found | null> {
  const handle = normaliseHandle(request.handle);
  if (handle === null) return null;
  const asked = { account: request.account, handle };
  const answer = await callApi({ method: 'POST', path: address, body: asked, responseSchema: proofResponse });
  if (answer.answer === 'erased') return { kind: 'erased' };
  if (answer.answer === 'not-in') return { kind: 'not-in', handle };
  return checkProof(answer.proof, committed, asked)
    ? { kind: 'in', handle, tickets: answer.proof.tickets.map(({ ticket }) => ticket) }
    : { kind: 'unproven', handle };
}
