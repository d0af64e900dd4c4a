import { readableOn } from '@/shared/colors';
import type { Slice } from './slices';

/** Of the bitmap, in its own pixels; CSS makes it as large as there is room. */
export const BITMAP = 2000;
const MIDDLE = BITMAP / 2;
const RIM = MIDDLE - 6;
const ROUND = 2 * Math.PI;
/** Finer than a pixel of the rim: with more people than that, each step shows whoever is in its middle. */
const FINEST = 7200;
/** Room that a name needs along the rim, and how far it may reach inwards. */
const LETTERS_FROM = 15;
const LARGEST_LETTERS = 44;
const NAME_LENGTH = RIM * 0.5;

export type WheelPaint = {
  slices: readonly Slice[];
  starts: Float64Array;
  /** At least three, so that no two neighbours are alike. */
  colors: readonly string[];
  /** CSS font family of the page's text. */
  family: string;
};

function wedge(on: CanvasRenderingContext2D, from: number, to: number, color: string) {
  on.beginPath();
  on.moveTo(MIDDLE, MIDDLE);
  on.arc(MIDDLE, MIDDLE, RIM, from, to);
  on.closePath();
  on.fillStyle = color;
  on.fill();
}

/** The last slice lies beside the first one: it must not have the same color. */
const colorOf = (colors: readonly string[], at: number, of: number) => {
  const isLastLikeFirst = at === of - 1 && of > 1 && at % colors.length === 0;
  return colors[isLastLikeFirst ? 1 : at % colors.length] as string;
};

function paintWedges(on: CanvasRenderingContext2D, { slices, starts, colors }: WheelPaint, sliceOf: Lookup) {
  const tickets = starts.at(-1) as number;
  if (slices.length > FINEST) {
    for (let step = 0; step < FINEST; step += 1) {
      const at = sliceOf(((step + 0.5) / FINEST) * tickets);
      // A little wider than its step: no gap shines through between two.
      wedge(on, (step / FINEST) * ROUND, ((step + 1.4) / FINEST) * ROUND, colorOf(colors, at, slices.length));
    }
    return;
  }
  slices.forEach((slice, at) => {
    const from = ((starts[at] as number) / tickets) * ROUND;
    wedge(on, from, from + (slice.tickets / tickets) * ROUND, colorOf(colors, at, slices.length));
  });
}

/** Written from the rim inwards, along the middle of the slice. Upright at the pointer's side. */
function paintName(on: CanvasRenderingContext2D, text: string, angle: number, size: number, color: string) {
  on.save();
  on.translate(MIDDLE, MIDDLE);
  on.rotate(angle);
  on.font = `600 ${size}px ${on.font.slice(on.font.indexOf('px ') + 3)}`;
  on.fillStyle = color;
  on.fillText(text, RIM - 30, 0, NAME_LENGTH);
  on.restore();
}

function paintNames(on: CanvasRenderingContext2D, { slices, starts, colors, family }: WheelPaint) {
  const tickets = starts.at(-1) as number;
  on.font = `600 20px ${family}`;
  on.textAlign = 'right';
  on.textBaseline = 'middle';
  slices.forEach(({ name, tickets: own }, at) => {
    const room = (own / tickets) * ROUND * RIM * 0.8;
    if (!name || room < LETTERS_FROM) return;
    const middle = (((starts[at] as number) + own / 2) / tickets) * ROUND;
    const size = Math.min(LARGEST_LETTERS, Math.round(room * 0.7));
    paintName(on, name, middle, size, readableOn(colorOf(colors, at, slices.length)));
  });
}

type Lookup = (position: number) => number;

/** The whole wheel, once: it turns as a picture, and no frame draws a slice again. */
export function paintWheel(on: CanvasRenderingContext2D, paint: WheelPaint, sliceOf: Lookup): void {
  on.clearRect(0, 0, BITMAP, BITMAP);
  paintWedges(on, paint, sliceOf);
  paintNames(on, paint);
}

/** The slice that the pointer stands on, in the winner's color, over what was painted. */
export function paintWinner(
  on: CanvasRenderingContext2D,
  { slices, starts, family }: WheelPaint,
  { person, name, color }: { person: number; name: string; color: string },
): void {
  const tickets = starts.at(-1) as number;
  const own = slices[person]?.tickets ?? 0;
  const from = ((starts[person] as number) / tickets) * ROUND;
  const width = (own / tickets) * ROUND;
  wedge(on, from, from + width, color);
  on.font = `600 20px ${family}`;
  const size = Math.min(LARGEST_LETTERS, Math.round(width * RIM * 0.56));
  if (size >= LETTERS_FROM * 0.7) paintName(on, name, from + width / 2, size, readableOn(color));
}
