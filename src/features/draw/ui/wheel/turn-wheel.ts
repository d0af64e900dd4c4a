/** Long enough for a room to hold its breath. */
const TURN_MS = 14_000;
const TURNS = 9;
/** How often it is read off what is under the pointer: names that change faster nobody reads, and ticks would be a noise. */
const LOOK_MS = 50;
/** Quick from the start, and ever slower: the last names come one by one. */
const EASING = 'cubic-bezier(0.14, 0.3, 0.04, 1)';

type Turn = {
  /** Degrees, from the last rest and to the next one. */
  from: number;
  to: number;
  onFrame: (angle: number) => void;
  onRest: () => void;
};

/** The angle to rest at, some whole turns on from where the wheel stands. */
export const nextRest = (from: number, angle: number) => Math.ceil(from / 360) * 360 + TURNS * 360 + angle;

/**
 * Turns the picture by the browser's own animation: it runs beside the page's code, at the screen's pace however busy
 * the page is. What is under the pointer is read off that animation, not at each frame: most frames then ask nothing of
 * the page at all.
 *
 * @returns to be finished by whoever cannot wait, or cancelled by whoever leaves
 */
export function turnWheel(wheel: HTMLElement, { from, to, onFrame, onRest }: Turn): Animation {
  const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
  const turning = wheel.animate(frames, { duration: TURN_MS, easing: EASING, fill: 'forwards' });
  const look = () => {
    const progress = turning.effect?.getComputedTiming().progress ?? 1;
    onFrame(from + (to - from) * progress);
  };
  const looking = setInterval(look, LOOK_MS);
  turning.oncancel = () => clearInterval(looking);
  turning.onfinish = () => {
    clearInterval(looking);
    wheel.style.transform = `rotate(${to}deg)`;
    turning.cancel();
    onFrame(to);
    onRest();
  };
  return turning;
}
