import { z } from 'zod';

/** Why an answer does not reach anybody at present. */
export const mailTrouble = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('stopped'), waiting: z.number() }),
  z.object({ kind: z.literal('held'), waiting: z.number() }),
  z.object({
    kind: z.literal('failing'),
    waiting: z.number(),
    /** Since the first failure. */
    seconds: z.number(),
    /** What the mail server said. */
    problem: z.string(),
  }),
]);
export type MailTrouble = z.output<typeof mailTrouble>;
