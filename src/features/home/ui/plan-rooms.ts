/** One room's walls: how wide it is, and which of its walls another room is behind. */
export type Walls = { span: number; hasSide: boolean; hasFoot: boolean };

/** The rows of the plan, each room by its columns of twelve, for each number of rooms that the plan can show. */
const ROWS: Record<number, number[][]> = {
  3: [[5, 7], [12]],
  4: [
    [5, 7],
    [7, 5],
  ],
  5: [
    [5, 7],
    [4, 4, 4],
  ],
  6: [[5, 7], [4, 4, 4], [12]],
};

/** @param count 3 to 6; a draft may contain fewer, which are as wide as the plan */
export function planRooms(count: number): Walls[] {
  const rows = ROWS[count] ?? Array.from({ length: count }, () => [12]);
  return rows.flatMap((row, place) =>
    row.map((span, index) => ({
      span,
      hasSide: index < row.length - 1,
      hasFoot: place < rows.length - 1,
    })),
  );
}
