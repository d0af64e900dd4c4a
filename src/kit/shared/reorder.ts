/** The list with one of its items at another index; indexes beyond the ends mean the ends. */
export function movedTo<T>(list: readonly T[], item: T, place: number): T[] {
  const others = list.filter((each) => each !== item);
  others.splice(Math.max(0, Math.min(place, others.length)), 0, item);
  return others;
}

/** 'place 2 of 5' */
export const placeWords = <T>(list: readonly T[], item: T) =>
  `place ${list.indexOf(item) + 1} of ${list.length}`;
