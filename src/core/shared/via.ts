import { z } from 'zod';
import { ADDRESS_NAME } from '@/kit/shared/address-name';

export const CODE_MAX = 60;

const code = z.string().max(CODE_MAX).regex(ADDRESS_NAME);

export const isCode = (value: string) => code.safeParse(value).success;

/** In a submission: anything that is not a code is dropped, and never causes a refusal. */
export const viaField = () => code.optional().catch(undefined);

export const VISITS_API = '/api/via';
/** `again`: the page was loaded before, so this does not count as another visit. */
export const visitRequest = z.object({
  code: z.string({ error: 'Please give the code' }).max(CODE_MAX, { error: 'Please give a shorter code' }),
  again: z.boolean({ error: 'Please say whether it is loaded again' }).default(false),
});
/** What visitors see of a source; null: nobody made this code. */
export const visitAnswer = z.object({ name: z.string().nullable() });
