/** Long enough to build suspense. */
const TURN_MS = 14_000;
const TURNS = 9;
/** How often the position under the pointer is read: faster names are unreadable, and faster ticks are noise. */
const LOOK_MS = 50;
/** Fast at first, then ever slower: the last names pass singly. */
const EASING = 'cubic-bezier(0.14, 0.3, 0.04, 1)';

type Turn = {
  /** Degrees, from the last stop and to the next one. */
  from: number;
  to: number;
  onFrame: (angle: number) => void;
  onRest: () => void;
};

/** The next angle to stop at, several whole turns after the current one. */
export const nextRest = (from: number, angle: number) => Math.ceil(from / 360) * 360 + TURNS * 360 + angle;

/**
 * Turns the picture with a browser animation, which runs off the main thread at the screen's frame rate however busy
 * the page is. The position under the pointer is sampled from that animation, not at each frame: most frames then
 * need no script at all.
 *
 * @returns the animation, to finish when the turn cannot be watched, or to cancel on leaving
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
