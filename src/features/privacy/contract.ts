import '@/shared/zod-without-eval';
import { z } from 'zod';
import { email } from '@/shared/text';

/** Below it: what is held, the file, the erasure. */
export const PRIVACY_API = '/admin/api/privacy';
/** What has to be typed before anything is erased. */
export const ERASE_WORD = 'ERASE';

export const privacyQuestion = z.object({ email: email() });
export const erasureRequest = privacyQuestion.extend({
  confirmation: z.literal(ERASE_WORD, { error: `Please type ${ERASE_WORD} to confirm` }),
});

/** How much is held in one place. */
export type Held = {
  name: string;
  label: string;
  count: number;
  /** Why an erasure leaves it; null where it does not. */
  kept: string | null;
};
export type HeldAnswer = { held: Held[] };
/** How many records of each place were erased. */
export type ErasedAnswer = { erased: Held[] };
