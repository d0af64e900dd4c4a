import { callApi } from '@/kit/ui/http';
import { type ProofRequest, proofResponse } from '../../contract';
import { checkProof, type EntryProof } from '../../protocol/check-proof';
import { normalizeHandle } from '../../protocol/handle';

export { proofRequest } from '../../contract';

export type ProofResult =
  | { kind: 'in'; handle: string; proof: EntryProof }
  /** The site says that it is in the list, but its proof does not show it. */
  | { kind: 'unproven'; handle: string }
  | { kind: 'not-in'; handle: string }
  | { kind: 'erased' };

type Question = {
  address: string;
  /** From the commitment on this page: a proof must be checked against something independent of it. */
  committed: { root: string; tickets: number };
};

/**
 * Requests the proof of one entry, and checks it against the committed root in the browser.
 * @returns null if the text is not a handle
 * @throws ApiError, NetworkError, UnexpectedAnswerError
 */
export async function fetchProof(
  request: ProofRequest,
  { address, committed }: Question,
): Promise<ProofResult | null> {
  const handle = normalizeHandle(request.handle);
  if (handle === null) return null;
  const asked = { account: request.account, handle };
  const answer = await callApi({ method: 'POST', path: address, body: asked, responseSchema: proofResponse });
  if (answer.answer === 'erased') return { kind: 'erased' };
  if (answer.answer === 'not-in') return { kind: 'not-in', handle };
  return checkProof(answer.proof, committed, asked)
    ? { kind: 'in', handle, proof: answer.proof }
    : { kind: 'unproven', handle };
}
