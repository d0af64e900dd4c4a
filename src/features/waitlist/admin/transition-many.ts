import { postToApi } from '@/kit/admin/post-to-api';
import {
  type BulkTransitionRequest,
  bulkTransitionAnswer,
  TRANSITIONS_AT_ONCE,
  type TransitionResult,
} from '../contract';

export type BulkOutcome = {
  to: string;
  results: TransitionResult[];
  /** Why it stopped midway, as a sentence; records moved by then stay moved. */
  stopped: string | null;
};

const UNREACHABLE = 'The site did not answer. Try again: what moved stays moved.';

/** `to` as chosen: the site checks whether it is a state. */
type Order = Omit<BulkTransitionRequest, 'to'> & { to: string };

/** Sends them in batches, so that each request is short and nothing of a long list is lost midway. */
export async function transitionMany(
  address: string,
  { ids, ...order }: Order,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const { to } = order;
  const results: TransitionResult[] = [];
  for (let at = 0; at < ids.length; at += TRANSITIONS_AT_ONCE) {
    onProgress(at);
    const portion = { ...order, ids: ids.slice(at, at + TRANSITIONS_AT_ONCE) };
    const { answer, problem } = await postToApi(address, portion, bulkTransitionAnswer, UNREACHABLE);
    if (!answer) return { to, results, stopped: problem };
    results.push(...answer.results);
  }
  return { to, results, stopped: null };
}
