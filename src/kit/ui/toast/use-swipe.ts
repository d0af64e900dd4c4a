import { type PointerEvent, useRef } from 'react';

const ENOUGH_PX = 60;

/** Lets a finger or mouse swipe the message off to the right. */
export function useSwipe(onDismiss: () => void) {
  const start = useRef<number | undefined>(undefined);

  const distance = (event: PointerEvent<HTMLElement>) =>
    start.current === undefined ? 0 : Math.max(0, event.clientX - start.current);

  const settle = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const far = event.type === 'pointerup' && distance(event) > ENOUGH_PX;
    start.current = undefined;
    if (far) return onDismiss();
    event.currentTarget.dataset.settling = '';
    event.currentTarget.style.transform = '';
    event.currentTarget.style.opacity = '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      delete event.currentTarget.dataset.settling;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (start.current === undefined) return;
      event.currentTarget.style.transform = `translateX(${moved}px)`;
      event.currentTarget.style.opacity = String(Math.max(0.3, 1 - moved / 300));
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}
