import { z } from 'zod';
import { email } from '@/kit/shared/text';

/** Base path of: what is stored, the file, the erasure. */
export const PRIVACY_API = '/admin/api/privacy';
/** The word to type before anything is erased. */
export const ERASE_WORD = 'ERASE';

export const privacyQuestion = z.object({ email: email() });
export const erasureRequest = privacyQuestion.extend({
  confirmation: z.literal(ERASE_WORD, { error: `Please type ${ERASE_WORD} to confirm` }),
});

/** The number of records in one place. */
const held = z.object({
  name: z.string(),
  label: z.string(),
  count: z.number(),
  /** Why an erasure leaves it; null if it does not. */
  kept: z.string().nullable(),
});
export type StoredRecords = z.output<typeof held>;
export const heldAnswer = z.object({ held: z.array(held) });
export type HeldAnswer = z.output<typeof heldAnswer>;
/** Number of erased records by place. */
export const erasedAnswer = z.object({ erased: z.array(held) });
export type ErasedAnswer = z.output<typeof erasedAnswer>;
