import { z } from 'zod';

/** When a record last changed, and the rest of its content. */
export const recordVersion = z.object({
  /** ISO 8601 */
  updatedAt: z.string(),
  /** Differs as soon as anything differs that a form does not refresh by itself. */
  rest: z.string(),
});
export type RecordVersion = z.output<typeof recordVersion>;
