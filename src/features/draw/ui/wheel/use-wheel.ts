'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { paintWheel, paintWinner, type WheelPaint } from './paint-wheel';
import { angleFor, beginnings, positionAt, readSlices, restingPlace, sliceAt } from './slices';

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
const nextRest = (from: number, angle: number) => Math.ceil(from / 360) * 360 + TURNS * 360 + angle;

/**
 * Turns the picture with a browser animation, which runs off the main thread at the screen's frame rate however busy
 * the page is. The position under the pointer is sampled from that animation, not at each frame: most frames then
 * need no script at all.
 *
 * @returns the animation, to finish when the turn cannot be watched, or to cancel on leaving
 */
function turnWheel(wheel: HTMLElement, { from, to, onFrame, onRest }: Turn): Animation {
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

export type WheelWinner = { person: number; ticket: number; name: string };
export type WheelState = 'loading' | 'failed' | 'ready' | 'turning' | 'resting';

type Wheel = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Address of the people and their tickets. */
  address: string;
  colors: string[];
  winner: WheelWinner;
  /** Called when the slice under the pointer changes. It bypasses React, because that can happen every frame. */
  onPass: (names: (string | null)[], at: number) => void;
};

const fetchSlices = async (address: string) => {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(String(answer.status));
  return readSlices(await answer.text());
};

const tokenOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads and paints the wheel, and turns it to the computed result. */
export function useWheel({ canvas, address, colors, winner, onPass }: Wheel) {
  const [state, setState] = useState<WheelState>('loading');
  const [attempt, setAttempt] = useState(0);
  const paint = useRef<WheelPaint | null>(null);
  const angle = useRef(0);
  const turning = useRef<Animation | null>(null);
  const isOut = useRef(false);
  const pass = useRef(onPass);
  pass.current = onPass;

  /** The whole wheel; once it has stopped, with the winner's slice on top. */
  const draw = () => {
    const on = canvas.current?.getContext('2d');
    const painted = paint.current;
    if (!on || !painted) return;
    paintWheel(on, painted, (position) => sliceAt(painted.starts, position));
    if (!isOut.current) return;
    const color = tokenOf(on.canvas, '--color-brass-light');
    paintWinner(on, painted, { person: winner.person, name: winner.name, color });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another page; `attempt` loads it again
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [slices] = await Promise.all([fetchSlices(address), document.fonts.ready]);
      const element = canvas.current;
      if (isGone || !element) return;
      const named = slices.map((slice, at) =>
        at === winner.person ? { ...slice, name: winner.name } : slice,
      );
      const starts = beginnings(named);
      const ink = tokenOf(element, '--color-deep');
      paint.current = { slices: named, starts, colors, ink, family: getComputedStyle(element).fontFamily };
      draw();
      setState('ready');
    };
    setState('loading');
    load().catch(() => !isGone && setState('failed'));
    return () => {
      isGone = true;
      turning.current?.cancel();
    };
  }, [address, attempt]);

  // Full screen shows more of it than the window did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draw` reads refs, and the winner of a page stays the same
  useEffect(() => {
    const sizes = new ResizeObserver(() => {
      if (!turning.current) draw();
    });
    if (canvas.current) sizes.observe(canvas.current);
    return () => sizes.disconnect();
  }, []);

  const follow = ({ slices, starts }: WheelPaint) => {
    const names = slices.map(({ name }) => name);
    const tickets = starts.at(-1) as number;
    let last = -1;
    return (turned: number) => {
      const at = sliceAt(starts, positionAt(turned, tickets));
      if (at === last) return;
      last = at;
      pass.current(names, at);
    };
  };

  const spin = () => {
    const element = canvas.current;
    const painted = paint.current;
    if (!element || !painted) return;
    if (turning.current) return turning.current.finish();
    const { starts } = painted;
    // The previous winner goes back into the crowd.
    isOut.current = false;
    draw();
    const place = restingPlace(starts, winner);
    const to = nextRest(angle.current, angleFor(place, starts.at(-1) as number));
    const onRest = () => {
      turning.current = null;
      angle.current = to;
      isOut.current = true;
      draw();
      setState('resting');
    };
    setState('turning');
    const onFrame = follow(painted);
    turning.current = turnWheel(element, { from: angle.current, to, onFrame, onRest });
    if (prefersCalm()) turning.current.finish();
  };

  return { state, spin, retry: () => setAttempt((count) => count + 1) };
}
