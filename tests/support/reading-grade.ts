import { Parser } from 'htmlparser2';
import { syllable } from 'syllable';

/** Elements that end a run of text. */
const BLOCKS = new Set(
  'address article aside blockquote button caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section summary table tbody td th thead tr ul br'.split(
    ' ',
  ),
);
/** Nothing in them is a sentence of the page: drawings, code, what no reader sees. */
const isSkipped = (name: string, attributes: Record<string, string>) =>
  ['script', 'style', 'noscript', 'svg', 'template', 'code', 'pre', 'nav'].includes(name) ||
  attributes['aria-hidden'] === 'true' ||
  attributes.role === 'img';

/** The runs of text in the main part of a page, in order. */
export function textRuns(html: string): string[] {
  const runs: string[] = [];
  let run = '';
  /** Open elements since `main`; and since the one that is skipped. */
  let inside = 0;
  let skipped = 0;
  const end = () => {
    const text = run.replace(/\s+/g, ' ').trim();
    if (text) runs.push(text);
    run = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') inside = 1;
      else if (inside > 0) inside += 1;
      if (skipped > 0) skipped += 1;
      else if (inside > 0 && isSkipped(name, attributes)) skipped = 1;
      if (BLOCKS.has(name)) end();
    },
    ontext(text) {
      if (inside > 0 && skipped === 0) run += text;
    },
    onclosetag(name) {
      if (BLOCKS.has(name)) end();
      if (skipped > 0) skipped -= 1;
      if (inside > 0) inside -= 1;
    },
  });
  parser.end(html);
  return runs;
}

/** Whole sentences; a heading or label without a period does not count. */
export const sentencesIn = (run: string): string[] =>
  [...new Intl.Segmenter('en-US', { granularity: 'sentence' }).segment(run)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\w.*[.!?…]['’”")]*$/.test(sentence) && wordsIn(sentence).length > 2);

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];

/** The Flesch-Kincaid grade: the year of school in the United States that reads the text with ease. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
