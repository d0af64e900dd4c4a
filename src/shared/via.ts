import './zod-without-eval';
import { z } from 'zod';
import { ADDRESS_NAME } from './address-name';

export const CODE_MAX = 60;

const code = z.string().max(CODE_MAX).regex(ADDRESS_NAME);

export const isCode = (value: string) => code.safeParse(value).success;

/** In a submission: what is no code is left out, and never refuses anything. */
export const viaField = () => code.optional().catch(undefined);

export const VISITS_API = '/api/via';
/** `again`: the page was loaded before, so that this is no other visit. */
export const visitRequest = z.object({
  code: z.string({ error: 'Please give the code' }).max(CODE_MAX, { error: 'Please give a shorter code' }),
  again: z.boolean({ error: 'Please say whether it is loaded again' }).default(false),
});
/** What visitors see of a source; null: nobody made this code. */
export const visitAnswer = z.object({ name: z.string().nullable() });
