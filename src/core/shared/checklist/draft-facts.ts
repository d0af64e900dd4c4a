import { z } from 'zod';

/** Links or pictures of one draft that are looked up. Nobody corrects more at once. */
export const MOST = 500;
export const LONGEST = 2048;

/** What a form asks about its draft. */
export const draftQuestion = z.object({
  links: z.array(z.string().max(LONGEST)).max(MOST),
  pictures: z.array(z.int().positive()).max(MOST),
  own: z.string().max(200).nullable(),
});

export const draftFacts = z.object({
  broken: z.array(z.string()),
  pictures: z.array(
    z.object({ id: z.number(), name: z.string(), width: z.number(), isDescribed: z.boolean() }),
  ),
});

/** Below the back office's API. */
export const DRAFT_FACTS = '/draft-facts';
