import { diffArrays } from 'diff';

export type Pair<T> =
  | { before: T; after: T; isSame: boolean }
  | { before: T; after?: undefined }
  | { before?: undefined; after: T };

type Rules<T> = {
  /** Equal keys mean identical content. */
  key: (one: T) => string;
  /** Whether one may be an edited form of the other. */
  mayBe: (before: T, after: T) => boolean;
};

/** If a gap needs more comparisons than this, it counts as new text. */
const MOST_LOOKS = 10_000;

/** Between two unchanged passages, pairs each removed item with the first added one that may be its edited form. */
function matchGap<T>(removed: T[], added: T[], mayBe: Rules<T>['mayBe']): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  const canLook = removed.length * added.length <= MOST_LOOKS;
  let next = 0;
  for (const before of removed) {
    const found = canLook ? added.findIndex((after, at) => at >= next && mayBe(before, after)) : -1;
    if (found === -1) {
      pairs.push({ before });
      continue;
    }
    pairs.push(...added.slice(next, found).map((after) => ({ after })));
    pairs.push({ before, after: added[found] as T, isSame: false });
    next = found + 1;
  }
  return [...pairs, ...added.slice(next).map((after) => ({ after }))];
}

/** Merges both lists in order: what stayed, what was edited, what was removed and what was added. */
export function align<T>(before: T[], after: T[], { key, mayBe }: Rules<T>): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  const closeGap = () => {
    pairs.push(...matchGap(removed, added, mayBe));
    removed = [];
    added = [];
  };
  for (const run of diffArrays(before, after, { comparator: (one, other) => key(one) === key(other) })) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else {
      closeGap();
      pairs.push(...run.value.map((one) => ({ before: one, after: one, isSame: true })));
    }
  }
  closeGap();
  return pairs;
}
