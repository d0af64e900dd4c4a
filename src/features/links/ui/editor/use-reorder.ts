import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { movedTo, placeWords } from '@/kit/shared/reorder';

type Options = {
  ids: number[];
  nameOf: (id: number) => string;
  /** Called once, when the item is dropped. */
  onOrder: (order: number[]) => void;
};

type Carry = { id: number; order: number[] };

/** The index for a drop at `y`: below every other item whose middle is above the pointer. */
function placeAt(list: HTMLElement, id: number, y: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-reorder]')].filter(
    (item) => item.dataset.reorder !== String(id),
  );
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * A list whose items move by handles: dragged by mouse, pen or finger, or picked up with Space and moved with the
 * arrow keys. `said` goes into a live region; `order` is the order to render meanwhile.
 */
export function useReorder({ ids, nameOf, onOrder }: Options) {
  const [carry, setCarry] = useState<Carry | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<Carry | null>(null);
  const stopDrag = useRef<() => void>(() => {});
  held.current = carry;

  const handleOf = (id: number) =>
    list.current?.querySelector<HTMLElement>(`[data-reorder="${id}"] [data-handle]`);
  // Moving the element takes the focus from its handle.
  useLayoutEffect(() => {
    if (carry) handleOf(carry.id)?.focus({ preventScroll: true });
  });
  useEffect(() => () => stopDrag.current(), []);

  const hold = (next: Carry | null) => {
    held.current = next;
    setCarry(next);
  };
  const take = (id: number) => {
    hold({ id, order: ids });
    setSaid(
      `Picked up ${nameOf(id)}, ${placeWords(ids, id)}. Arrow keys move it, Space puts it down, Escape puts it back.`,
    );
  };
  const move = (place: number) => {
    const now = held.current;
    if (!now) return;
    const order = movedTo(now.order, now.id, place);
    if (order.join() === now.order.join()) return;
    hold({ ...now, order });
    setSaid(`${nameOf(now.id)}, ${placeWords(order, now.id)}.`);
  };
  const letGo = (isWanted: boolean) => {
    const now = held.current;
    stopDrag.current();
    hold(null);
    if (!now) return;
    const order = isWanted ? now.order : ids;
    setSaid(`${isWanted ? 'Put down' : 'Put back'} ${nameOf(now.id)}, ${placeWords(order, now.id)}.`);
    if (isWanted) onOrder(order);
  };

  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const carried = held.current?.id === id ? held.current : null;
    const act = (what: () => void) => {
      event.preventDefault();
      what();
    };
    if (event.key === ' ' || event.key === 'Enter') return act(() => (carried ? letGo(true) : take(id)));
    if (!carried) return;
    const place = carried.order.indexOf(id);
    if (event.key === 'ArrowUp') act(() => move(place - 1));
    else if (event.key === 'ArrowDown') act(() => move(place + 1));
    else if (event.key === 'Home') act(() => move(0));
    else if (event.key === 'End') act(() => move(carried.order.length));
    else if (event.key === 'Escape') act(() => letGo(false));
    else if (event.key === 'Tab') letGo(true);
  };

  const onPointerDown = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Prevents text selection, and with it the focus, which is therefore set by hand.
    event.preventDefault();
    if (held.current) letGo(false);
    take(id);
    // On the window: an element that moves in the DOM loses its pointer capture.
    const drag = ({ clientY }: globalThis.PointerEvent) => {
      if (list.current) move(placeAt(list.current, id, clientY));
    };
    const drop = () => letGo(true);
    const cancel = () => letGo(false);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    stopDrag.current = () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      stopDrag.current = () => {};
    };
  };

  return {
    list,
    said,
    order: carry?.order ?? ids,
    carried: carry?.id ?? null,
    handle: (id: number) => ({ onKeyDown: onKeyDown(id), onPointerDown: onPointerDown(id) }),
  };
}

export type Handle = ReturnType<ReturnType<typeof useReorder>['handle']>;
