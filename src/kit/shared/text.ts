import { z } from 'zod';

/**
 * Text as people type it, made safe to store: well-formed Unicode without NUL, NFC, trimmed. Lengths count code
 * points, as a person counts letters. Bidi controls stay, because names in Hebrew or Arabic need them; they are
 * isolated where they are shown.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

export const codePoints = (value: string) => [...value].length;

/** Only spaces and invisible characters: a person sees an empty field. */
const isBlank = (value: string) => value.replace(INVISIBLE, '').trim() === '';

/** PostgreSQL accepts no NUL in text, and no lone surrogate in JSON. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

const tidyLine = (value: string) => value.replace(CONTROL, ' ').normalize('NFC').trim();
const tidyParagraphs = (value: string) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim();

type TextRule = {
  /** The field's name in sentences: 'Name'. */
  label: string;
  min?: number;
  max: number;
  /** Shown when the value is missing, of another type, or too short. */
  message?: string;
  multiline?: boolean;
};

export function text({
  label,
  min = 0,
  max,
  message = min > 1 ? `${label} must be at least ${min} characters` : `${label} must be text`,
  multiline = false,
}: TextRule) {
  const tidy = multiline ? tidyParagraphs : tidyLine;
  const tooLong = `${label} must be at most ${max} characters`;
  const rule =
    min === 0 ? `${tooLong}.` : min === 1 ? `${message}. ${tooLong}.` : `${message}, and at most ${max}.`;
  return z
    .string({ error: message })
    .refine(isStorable, { error: `${label} has characters that cannot be stored`, abort: true })
    .transform((value) => (isBlank(value) ? '' : tidy(value)))
    .refine((value) => codePoints(value) >= min, { error: message, abort: true })
    .refine((value) => codePoints(value) <= max, { error: tooLong })
    .describe(rule);
}

const EMAIL_MESSAGE = 'Please enter a valid email address';

/** One mailbox of at most 254 characters; lists, display names and line breaks are refused. */
export const email = () =>
  z
    .string({ error: EMAIL_MESSAGE })
    .refine(isStorable, { error: EMAIL_MESSAGE, abort: true })
    .transform((value) => value.trim().normalize('NFC'))
    .pipe(z.email({ error: EMAIL_MESSAGE }).max(254, { error: EMAIL_MESSAGE }));
