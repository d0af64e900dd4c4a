import type { z } from 'zod';
import type { Form } from './forms';

type Field = z.ZodType & { unwrap?: () => Field };

/** What a field accepts, as one sentence of its contract. */
function ruleOf(field: Field): string {
  const described = field.description ?? field.unwrap?.().description;
  return described ?? `${field.safeParse(undefined).error?.issues[0]?.message}.`;
}

/**
 * The sentence for a form that was refused.
 *
 * @param code a field of the contract, a code of the form, or anything else: an unknown code is never shown
 */
export function refusalSentence(
  { refusals = {}, failure = 'Please try again.' }: Form,
  contract: z.ZodObject,
  code: string,
): string {
  if (Object.hasOwn(refusals, code)) return refusals[code] ?? failure;
  return Object.hasOwn(contract.shape, code) ? ruleOf(contract.shape[code] as Field) : failure;
}
