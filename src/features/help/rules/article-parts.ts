import { SHORT_ANSWER_MAX } from './help-facts';

const MOST_WORDS = 40;

/** Where a text may be cut: after the last sentence that fits, or else after the last word. */
function cutAt(text: string, max: number): number {
  const fits = text.slice(0, max + 1);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => fits.lastIndexOf(end)));
  if (sentence >= MOST_WORDS) return sentence + 1;
  const word = fits.lastIndexOf(' ');
  return word > 0 ? word : max;
}

/** An answer as an article has it: its first paragraph in short, and the other paragraphs below. */
export function articleParts(answer: string): { short: string; more: string[] } {
  const [first = '', ...others] = answer.trim().split(/\n\s*\n/);
  const opening = first.trim();
  if (opening.length <= SHORT_ANSWER_MAX) return { short: opening, more: others.map((one) => one.trim()) };
  const at = cutAt(opening, SHORT_ANSWER_MAX);
  return {
    short: opening.slice(0, at).trim(),
    more: [opening.slice(at).trim(), ...others.map((one) => one.trim())],
  };
}
