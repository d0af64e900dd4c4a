import { useEffect, useRef } from 'react';

/**
 * Closes after `durationMs` during which nobody hovers or focuses the message.
 * @returns handlers for the message's element
 */
export function useToastClock(durationMs: number, onEnd: () => void) {
  const state = useRef({ left: durationMs, since: 0, timer: 0, hovered: false, focused: false });
  const end = useRef(onEnd);
  end.current = onEnd;

  const pause = () => {
    const clock = state.current;
    if (!clock.timer) return;
    clearTimeout(clock.timer);
    clock.timer = 0;
    clock.left -= performance.now() - clock.since;
  };
  const resume = () => {
    const clock = state.current;
    if (clock.timer || clock.hovered || clock.focused) return;
    clock.since = performance.now();
    clock.timer = window.setTimeout(() => end.current(), Math.max(0, clock.left));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs as long as the message is shown; both read a ref
  useEffect(() => {
    resume();
    return pause;
  }, []);

  const set = (change: { hovered?: boolean; focused?: boolean }) => {
    Object.assign(state.current, change);
    if (state.current.hovered || state.current.focused) pause();
    else resume();
  };
  return {
    onPointerEnter: () => set({ hovered: true }),
    onPointerLeave: () => set({ hovered: false }),
    onFocus: () => set({ focused: true }),
    onBlur: () => set({ focused: false }),
  };
}
