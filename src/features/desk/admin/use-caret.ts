'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the caret somewhere with the render that follows. A frame later, somebody may have typed on already, and the
 * caret would jump back.
 * @returns sets the place for the next render
 */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>): (place: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return (place) => {
    wanted.current = place;
  };
}
