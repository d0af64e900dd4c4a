import { type RefObject, useEffect } from 'react';

const GAP = 12;

/** Scrolls what is focused out from under the message that has just appeared: it may be the next thing to press. */
export function useUncoveredFocus(message: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // A form that failed returns the focus to its button at the same time.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (!message.current || !focused || focused === document.body || message.current.contains(focused))
        return;
      const [cover, target] = [message.current.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isBeside = target.right <= cover.left || target.left >= cover.right;
      const hidden = target.bottom + GAP - cover.top;
      if (!isBeside && hidden > 0 && target.top < cover.bottom) window.scrollBy({ top: hidden });
    });
    return () => cancelAnimationFrame(frame);
  }, [message]);
}
