import { z } from 'zod';

/** Why the newsletter is held back from an address: an email came back, or its reader complained. */
export const bounce = z.object({
  kind: z.enum(['bounced', 'complaint']),
  problem: z.string().nullable(),
  at: z.string(),
});
export type Bounce = z.output<typeof bounce>;
