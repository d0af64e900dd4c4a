/** What a visitor can touch on the phones, in the order of the tour. */
export const TOUCHES = ['check-in', 'answer', 'remind'] as const;
/** `undo` is there for ten seconds after `remind`. */
export type TouchName = (typeof TOUCHES)[number] | 'undo';
