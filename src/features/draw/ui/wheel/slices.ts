/** One person on the wheel: as wide as their tickets are many. */
export type Slice = {
  /** As it may be shown; null once the entries are erased. */
  name: string | null;
  tickets: number;
};

const LINE = /^(\d+)(?: (.+))?$/;

/** What the site tells of a round: a person a line, in the list's order. @throws RangeError for anything else */
export function readSlices(text: string): Slice[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [, tickets, name = null] = LINE.exec(line) ?? [];
      if (!tickets) throw new RangeError(`line ${at + 1} is nobody`);
      return { tickets: Number(tickets), name };
    });
}

/** Where each slice begins, in tickets; one number more than slices, the last one is all tickets. */
export function beginnings(slices: readonly Slice[]): Float64Array {
  const starts = new Float64Array(slices.length + 1);
  slices.forEach(({ tickets }, at) => {
    starts[at + 1] = (starts[at] as number) + tickets;
  });
  return starts;
}

/** @param position in tickets, from 0 to below all of them @returns the slice that it lies in */
export function sliceAt(starts: Float64Array, position: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

const GOLDEN = 0.618_033_988_75;

/**
 * Where on the winner's slice the wheel comes to rest: never at its edge, where an eye would doubt, and the same each
 * time that it is spun again.
 *
 * @returns in tickets
 */
export function restingPlace(starts: Float64Array, winner: { person: number; ticket: number }): number {
  const from = starts[winner.person] as number;
  const to = starts[winner.person + 1] as number;
  const share = 0.2 + 0.6 * ((winner.ticket * GOLDEN) % 1);
  return from + (to - from) * share;
}

const WHOLE = 360;

/** How far the wheel is turned when this place is under the pointer, which stands where angles begin. */
export const angleFor = (position: number, tickets: number) => WHOLE - (position / tickets) * WHOLE;

/** @param angle how far the wheel is turned, in degrees @returns what is under the pointer, in tickets */
export const positionAt = (angle: number, tickets: number) =>
  (((WHOLE - (angle % WHOLE)) % WHOLE) / WHOLE) * tickets;
