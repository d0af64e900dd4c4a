import { z } from 'zod';

/** When a record changed last, and what else stands in it. */
export const recordMoment = z.object({
  /** ISO 8601 */
  updatedAt: z.string(),
  /** Differs as soon as anything differs that a form does not follow by itself. */
  rest: z.string(),
});
export type RecordMoment = z.output<typeof recordMoment>;
