import { ask } from '@/admin/ask';
import { MOVES_AT_ONCE, type MoveResult, type MovesRequest, movesAnswer } from '../contract';

export type Outcome = {
  to: string;
  results: MoveResult[];
  /** What stopped it half-way, as a sentence; what had moved by then has moved. */
  stopped: string | null;
};

const AWAY = 'The site did not answer. Try again: what has moved stays moved.';

/** `to` as it was chosen: whether it is a state, the site says. */
type Order = Omit<MovesRequest, 'to'> & { to: string };

/** Moves them in portions, so that each call is short and nothing of a long list is lost half-way. */
export async function moveMany(
  address: string,
  { ids, ...order }: Order,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const { to } = order;
  const results: MoveResult[] = [];
  for (let at = 0; at < ids.length; at += MOVES_AT_ONCE) {
    onProgress(at);
    const portion = { ...order, ids: ids.slice(at, at + MOVES_AT_ONCE) };
    const { answer, problem } = await ask(address, portion, movesAnswer, AWAY);
    if (!answer) return { to, results, stopped: problem };
    results.push(...answer.results);
  }
  return { to, results, stopped: null };
}
