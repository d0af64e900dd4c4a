import { requestPool } from '@/db/pool';
import { keepOne } from '@/shared/keep-one';
import type { Commitment } from '../protocol/commitment';
import { type Levels, levelsOf } from '../protocol/merkle';

export type CommittedList = Pick<Commitment, 'round' | 'root'>;

const ROOTS = 'select root from site.draw_leaves where round_id = $1 order by chunk';

/** Number of recently requested lists; each takes less than a megabyte per million tickets. */
const KEPT = 4;
const shelf = () => keepOne('draw-trunks', () => new Map<string, Promise<Levels>>());

async function growTrunk(round: number): Promise<Levels> {
  const { rows } = await requestPool().query<{ root: Buffer }>(ROOTS, [round]);
  return levelsOf(rows.map(({ root }) => root));
}

/**
 * The tree above the chunks, which is the end of every proof. It is cached under its committed root, which only one
 * tree can have: nothing needs to be invalidated, and it contains only published data.
 */
export function trunkOf({ round, root }: CommittedList): Promise<Levels> {
  const kept = shelf();
  const known = kept.get(root);
  if (known) return known;
  const trunk = growTrunk(round);
  kept.set(root, trunk);
  trunk.catch(() => kept.delete(root));
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return trunk;
}
