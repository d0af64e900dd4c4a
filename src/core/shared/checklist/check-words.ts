import { textOf } from '@/kit/shared/article';
import { advise, type Draft, type Finding, must } from './findings';

/** Search results cut longer titles. */
const TITLE_FITS = 60;
/** A shorter description says too little in search results, and a longer one is cut there. */
const DESCRIPTION_FITS = { least: 21, most: 160 };

type Words = { field: string; label: string; what: string; empty: string; most?: number };

const characters = (what: string, text: string) => `${what} has ${text.length} characters.`;

/** Empty, or longer than may be stored. @returns the trimmed text, and what refuses it */
function checked(draft: Draft, { field, label, what, empty, most }: Words): [string, Finding[]] {
  const text = textOf(draft[field]);
  if (!text) return [text, [must(field, label, empty)]];
  const isTooLong = most !== undefined && text.length > most;
  return [text, isTooLong ? [must(field, label, `${characters(what, text)} At most ${most} fit.`)] : []];
}

export function checkTitle(draft: Draft, words: Words): Finding[] {
  const [text, refusals] = checked(draft, words);
  if (refusals.length > 0 || text.length <= TITLE_FITS) return refusals;
  const { field, label, what } = words;
  return [advise(field, label, `${characters(what, text)} Search results cut it after about ${TITLE_FITS}.`)];
}

export function checkDescription(draft: Draft, words: Words): Finding[] {
  const [text, refusals] = checked(draft, words);
  if (refusals.length > 0) return refusals;
  const { field, label, what } = words;
  const { least, most } = DESCRIPTION_FITS;
  if (text.length < least)
    return [
      advise(
        field,
        label,
        `${characters(what, text)} From ${least} on, search results show something useful.`,
      ),
    ];
  return text.length > most
    ? [advise(field, label, `${characters(what, text)} Search results cut it after ${most}.`)]
    : [];
}

/** Fields that may not be empty, each with the sentence that asks for it. */
export const checkFilled = (draft: Draft, fields: [field: string, label: string, ask: string][]): Finding[] =>
  fields.filter(([field]) => !textOf(draft[field])).map(([field, label, ask]) => must(field, label, ask));
