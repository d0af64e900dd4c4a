import type { Day } from '../contract';

/** A policy's day begins at midnight UTC, the same moment for every reader. */
export const today = (): Day => new Date().toISOString().slice(0, 10);
