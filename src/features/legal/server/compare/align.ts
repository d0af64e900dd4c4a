import { diffArrays } from 'diff';

export type Pair<T> =
  | { before: T; after: T; isSame: boolean }
  | { before: T; after?: undefined }
  | { before?: undefined; after: T };

type Rules<T> = {
  /** Alike to the last word. */
  key: (one: T) => string;
  /** One may have become the other. */
  mayBe: (before: T, after: T) => boolean;
};

/** More comparisons than that in one gap, and it is a new text. */
const MOST_LOOKS = 10_000;

/** What stands between two passages that stayed: each that went looks for the first that it may have become. */
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

/** Both lists as one, in order: what stayed, what became something else, what went and what came. */
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
