import type { z } from 'zod';

type Field = z.ZodType & { unwrap?: () => Field };

/** What a form says when it is refused for what is not in one of its fields. */
export type RefusalWords = {
  /** By the endpoint's code. */
  byCode?: Readonly<Record<string, string>>;
  /** For every other code. */
  failure: string;
};

/** What a field accepts, as one sentence of its contract. */
function ruleOf(field: Field): string {
  const described = field.description ?? field.unwrap?.().description;
  return described ?? `${field.safeParse(undefined).error?.issues[0]?.message}.`;
}

/**
 * The sentence for a form that was refused.
 *
 * @param code a field of the contract, a code of the words, or anything else: an unknown code is never shown
 */
export function refusalSentence(
  { byCode = {}, failure }: RefusalWords,
  contract: z.ZodObject,
  code: string,
): string {
  if (Object.hasOwn(byCode, code)) return byCode[code] ?? failure;
  return Object.hasOwn(contract.shape, code) ? ruleOf(contract.shape[code] as Field) : failure;
}
