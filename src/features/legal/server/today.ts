import type { Day } from '../contract';

/** A policy's day begins at midnight UTC, at the same time for every reader. */
export const today = (): Day => new Date().toISOString().slice(0, 10);
