import { type FocusEvent, useRef } from 'react';

/** For elements that close while focused: stores where the focus came from, and returns it there. */
export function useFocusReturn() {
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    element,
    remember: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    returnFocus: () => {
      if (element.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    },
  };
}
