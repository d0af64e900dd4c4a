import { requestPool } from '@/kit/db/pool';
import { processSingleton } from '@/kit/shared/process-singleton';
import type { Commitment } from '../protocol/commitment';
import { type Levels, levelsOf } from '../protocol/merkle';

export type CommittedList = Pick<Commitment, 'round' | 'root'>;

const ROOTS = 'select root from site.draw_leaves where round_id = $1 order by chunk';

/** Number of recently requested lists; each takes less than a megabyte per million tickets. */
const MAX_CACHED = 4;
const cache = () => processSingleton('draw-upper-trees', () => new Map<string, Promise<Levels>>());

async function buildTree(round: number): Promise<Levels> {
  const { rows } = await requestPool().query<{ root: Buffer }>(ROOTS, [round]);
  return levelsOf(rows.map(({ root }) => root));
}

/**
 * The tree above the chunks, which is the end of every proof. It is cached under its committed root, which only one
 * tree can have: nothing needs to be invalidated, and it contains only published data.
 */
export function committedTreeOf({ round, root }: CommittedList): Promise<Levels> {
  const cached = cache();
  const known = cached.get(root);
  if (known) return known;
  const upperTree = buildTree(round);
  cached.set(root, upperTree);
  upperTree.catch(() => cached.delete(root));
  for (const old of [...cached.keys()].slice(0, -MAX_CACHED)) cached.delete(old);
  return upperTree;
}
