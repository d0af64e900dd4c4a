/** One person on the wheel; the width is proportional to their tickets. */
export type Slice = {
  /** Masked; null once the entries are erased. */
  name: string | null;
  tickets: number;
};

const LINE = /^(\d+)(?: (.+))?$/;

/** Parses the people on the wheel, one per line, in list order. @throws RangeError for anything else */
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

/** Where each slice starts, in tickets, and one more number: the total. */
export function beginnings(slices: readonly Slice[]): Float64Array {
  const starts = new Float64Array(slices.length + 1);
  slices.forEach(({ tickets }, at) => {
    starts[at + 1] = (starts[at] as number) + tickets;
  });
  return starts;
}

/** @param position in tickets, from 0 to below the total @returns the slice that contains it */
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
 * Where the wheel stops on the winner's slice: never at an edge, which would raise doubts, and the same each time it
 * is spun again.
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

/** The wheel's angle that brings this position under the pointer, which is at angle zero. */
export const angleFor = (position: number, tickets: number) => WHOLE - (position / tickets) * WHOLE;

/** @param angle of the wheel, in degrees @returns the position under the pointer, in tickets */
export const positionAt = (angle: number, tickets: number) =>
  (((WHOLE - (angle % WHOLE)) % WHOLE) / WHOLE) * tickets;
