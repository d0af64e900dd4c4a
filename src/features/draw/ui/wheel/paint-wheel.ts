import { mix, readableOn } from '@/kit/shared/colors';
import type { Slice } from './slices';

/** Everything is drawn in units of this width; the bitmap has the displayed width. */
const WIDTH = 2000;
const MIDDLE = WIDTH / 2;
const RIM = MIDDLE - 6;
const ROUND = 2 * Math.PI;
/** Steps of about three units of the rim; with more people than steps, each step shows the person at its middle. */
const FINEST = 2160;
/** From this number of people on, slices are too narrow for names. */
const CROWD = 360;
const SECTORS = 48;
const SHADE = 0.16;
/** In radians: makes a winner among thousands visible from the back of a room. */
const NARROWEST_WINNER = 0.012;
/** Space that a name needs along the rim, and how far it may reach inward. */
const LETTERS_FROM = 15;
const LARGEST_LETTERS = 44;
const NAME_LENGTH = RIM * 0.5;

export type WheelPaint = {
  slices: readonly Slice[];
  starts: Float64Array;
  /** At least three, so that no two neighbors have the same color. */
  colors: readonly string[];
  /** The page's dark text color. */
  ink: string;
  /** CSS font family of the page's text. */
  family: string;
};

type Colors = Pick<WheelPaint, 'colors' | 'ink'>;

function wedge(on: CanvasRenderingContext2D, from: number, to: number, color: string) {
  on.beginPath();
  on.moveTo(MIDDLE, MIDDLE);
  on.arc(MIDDLE, MIDDLE, RIM, from, to);
  on.closePath();
  on.fillStyle = color;
  on.fill();
}

/**
 * With a color per slice, a crowd would be noise that does not seem to turn: neighbors share the color of their
 * sector and differ by a shade.
 */
const crowdColor = ({ colors, ink }: Colors, at: number, of: number) => {
  const color = colors[Math.floor((at / of) * SECTORS) % colors.length] as string;
  return at % 2 === 0 ? color : mix(color, ink, SHADE);
};

/** The last slice is next to the first and must not have the same color. */
const colorOf = ({ colors, ink }: Colors, at: number, of: number) => {
  if (of > CROWD) return crowdColor({ colors, ink }, at, of);
  const isLastLikeFirst = at === of - 1 && of > 1 && at % colors.length === 0;
  return colors[isLastLikeFirst ? 1 : at % colors.length] as string;
};

function paintWedges(
  on: CanvasRenderingContext2D,
  { slices, starts, ...colors }: WheelPaint,
  sliceOf: Lookup,
) {
  const tickets = starts.at(-1) as number;
  if (slices.length > FINEST) {
    for (let step = 0; step < FINEST; step += 1) {
      const at = sliceOf(((step + 0.5) / FINEST) * tickets);
      // Slightly wider than its step, so that no gap shows between two.
      wedge(on, (step / FINEST) * ROUND, ((step + 1.4) / FINEST) * ROUND, colorOf(colors, at, slices.length));
    }
    return;
  }
  slices.forEach((slice, at) => {
    const from = ((starts[at] as number) / tickets) * ROUND;
    wedge(on, from, from + (slice.tickets / tickets) * ROUND, colorOf(colors, at, slices.length));
  });
}

/** Written from the rim inward, along the middle of the slice; upright on the pointer's side. */
function paintName(on: CanvasRenderingContext2D, text: string, angle: number, size: number, color: string) {
  on.save();
  on.translate(MIDDLE, MIDDLE);
  on.rotate(angle);
  on.font = `600 ${size}px ${on.font.slice(on.font.indexOf('px ') + 3)}`;
  on.fillStyle = color;
  on.fillText(text, RIM - 30, 0, NAME_LENGTH);
  on.restore();
}

function paintNames(on: CanvasRenderingContext2D, { slices, starts, family, ...colors }: WheelPaint) {
  const tickets = starts.at(-1) as number;
  on.font = `600 20px ${family}`;
  on.textAlign = 'right';
  on.textBaseline = 'middle';
  slices.forEach(({ name, tickets: own }, at) => {
    const room = (own / tickets) * ROUND * RIM * 0.8;
    if (!name || room < LETTERS_FROM) return;
    const middle = (((starts[at] as number) + own / 2) / tickets) * ROUND;
    const size = Math.min(LARGEST_LETTERS, Math.round(room * 0.7));
    paintName(on, name, middle, size, readableOn(colorOf(colors, at, slices.length), colors.ink));
  });
}

type Lookup = (position: number) => number;

/** As many pixels as are displayed and no more, so that a turning wheel is neither blurred nor slow. */
const widthOnScreen = ({ clientWidth }: HTMLCanvasElement) =>
  Math.min(WIDTH, Math.max(1, Math.round(clientWidth * devicePixelRatio)));

/** Paints the whole wheel once: it turns as a picture, and no frame redraws a slice. */
export function paintWheel(on: CanvasRenderingContext2D, paint: WheelPaint, sliceOf: Lookup): void {
  const width = widthOnScreen(on.canvas);
  // Setting the width also clears the canvas.
  on.canvas.width = width;
  on.canvas.height = width;
  on.scale(width / WIDTH, width / WIDTH);
  paintWedges(on, paint, sliceOf);
  paintNames(on, paint);
}

/** Paints the slice under the pointer in the winner's color, over the wheel. */
export function paintWinner(
  on: CanvasRenderingContext2D,
  { slices, starts, family, ink }: WheelPaint,
  { person, name, color }: { person: number; name: string; color: string },
): void {
  const tickets = starts.at(-1) as number;
  const own = slices[person]?.tickets ?? 0;
  const width = (own / tickets) * ROUND;
  const middle = ((starts[person] as number) / tickets) * ROUND + width / 2;
  const seen = Math.max(width, NARROWEST_WINNER);
  wedge(on, middle - seen / 2, middle + seen / 2, color);
  on.font = `600 20px ${family}`;
  const size = Math.min(LARGEST_LETTERS, Math.round(width * RIM * 0.56));
  if (size >= LETTERS_FROM * 0.7) paintName(on, name, middle, size, readableOn(color, ink));
}
