import { ask } from '@/admin/ask';
import { MOVES_AT_ONCE, type MoveResult, type MovesRequest, movesAnswer } from '../contract';

export type Outcome = {
  to: string;
  results: MoveResult[];
  /** Why it stopped midway, as a sentence; records moved by then stay moved. */
  stopped: string | null;
};

const AWAY = 'The site did not answer. Try again: what has moved stays moved.';

/** `to` as chosen: the site checks whether it is a state. */
type Order = Omit<MovesRequest, 'to'> & { to: string };

/** Moves them in batches, so that each request is short and nothing of a long list is lost midway. */
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
