import {
  ANSWER_ABOVE,
  ANSWER_IN_BACK_OFFICE,
  ANSWER_REACHES_SENDER,
  REPLY_TO_SENDER,
} from '@/core/shared/mail-text';
import { ADDRESS, attribution, bare, headAt, isBlank, isMarked, type Names } from './split-quote';

/** What we wrote to the team about a record: nothing of it may reach whoever asked. */
export type QuotedNotice = {
  text: string;
  /** A colleague’s note stands in it as a quotation, as the words of whoever asked do in the others. */
  isNote: boolean;
};

const [SENTENCE = ''] = ANSWER_ABOVE.split(' [');
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** That line, with what stands between its words after programs have quoted and wrapped them, or only its end. */
const MARKER =
  /(?:write[^\p{L}\p{N}]{1,40}your[^\p{L}\p{N}]{1,40}answer[^\p{L}\p{N}]{1,40}above[^\p{L}\p{N}]{1,40}this[^\p{L}\p{N}]{1,40}line[^\p{L}\p{N}]{1,40})?answer[-‐‑][^\p{L}\p{N}]{0,20}ends[-‐‑][^\p{L}\p{N}]{0,20}here/iu;

const FIXED = [SENTENCE, ANSWER_REACHES_SENDER, ANSWER_IN_BACK_OFFICE, REPLY_TO_SENDER];
/** A part of the site that only staff see. */
const BACK_OFFICE = /\/admin\/(desk|collections)\b/i;
/** Shorter lines are said by chance: they count only as a whole line. */
const SENTENCE_WORDS = 5;

/** Words alone, as every program leaves them, without the addresses that some write behind links. */
const plain = (text: string) =>
  ` ${wordsIn(text.replace(/<(?:mailto|https?):[^<>]*>/gi, ' ').toLowerCase()).join(' ')} `;

const isSentence = (line: string) => line.split(' ').length - 2 >= SENTENCE_WORDS;

const ownLines = ({ text, isNote }: QuotedNotice) =>
  text.split('\n').filter((line) => isNote || !isMarked(line));

/** Whether a text says anything that we wrote to the team. */
export function quotesNotice(text: string, notices: readonly QuotedNotice[]): boolean {
  if (BACK_OFFICE.test(text) || MARKER.test(text)) return true;
  const said = plain(text);
  const lines = new Set(text.split('\n').map(plain));
  return [...FIXED, ...notices.flatMap(ownLines)].map(plain).some((line) => {
    if (isSentence(line)) return said.includes(line);
    return line.split(' ').length > 3 && lines.has(line);
  });
}

const SIGNATURE = /^--\s*$/;

/** Everything from here on is what programs write above a quotation, what we wrote, or a signature: nothing is lost without it. */
function isQuotation(lines: readonly string[], notices: readonly QuotedNotice[], names: Names): boolean {
  const known = plain([ANSWER_ABOVE, ...FIXED, ...names, ...notices.map(({ text }) => text)].join('\n'));
  const sentences = notices.flatMap(({ text }) => text.split('\n').map(plain)).filter(isSentence);
  let isEmpty = true;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (SIGNATURE.test(line)) break;
    const { count, is } = headAt(lines, at, names);
    const hasWords = plain(line).trim() !== '';
    const isKnown = known.includes(plain(line));
    // Somebody may write on in a line that we wrote.
    const isMore = !isKnown && sentences.some((sentence) => plain(line).includes(sentence));
    const isOurs = (isMarked(line) && !isMore) || BACK_OFFICE.test(line) || isKnown;
    if (is !== 'sure' && hasWords && !isOurs) return false;
    if (is !== 'sure' && hasWords) isEmpty = false;
    at += is === 'sure' ? count : 1;
  }
  // Above nothing, a line is no head.
  return !isEmpty || lines.every(isBlank);
}

const TIME = /\p{Nd}[:時시时] ?\p{Nd}{2}/u;
const YEAR = /(?<!\p{Nd})[2٢۲]\p{Nd}{3}(?!\p{Nd})/u;
const INTRODUCES = /[:：]$|\p{L}.*--$/u;

/**
 * The head of a quotation, in a shape that nobody knows, may stand among the words: it names a time and an address, or
 * introduces what follows.
 */
function mayHoldHead(own: readonly string[], names: Names, isHeadBelow: boolean): boolean {
  const blocks: string[][] = [[]];
  for (const line of own)
    if (isBlank(line)) blocks.push([]);
    else blocks.at(-1)?.push(bare(line));
  const last = blocks.findLast((block) => block.length > 0) ?? [];
  const withAddress = blocks.filter((block) => block.some((line) => ADDRESS.test(line)));
  if (attribution(last.slice(-1), names) || attribution(last.slice(-3), names)) return true;
  if (INTRODUCES.test(last.at(-1) ?? '') && names.some((name) => last.join(' ').includes(name))) return true;
  if (
    withAddress.some(
      (block) =>
        block.some((line) => INTRODUCES.test(line)) ||
        [TIME, YEAR].every((sign) => sign.test(block.join(' '))),
    )
  )
    return true;
  return !isHeadBelow && last === blocks.at(-1) && /\p{Nd}/u.test(last.join(' '));
}

function withoutMarks(line: string): string {
  let end = line.length;
  while (end > 0 && /[\s>|*]/.test(line[end - 1] ?? '')) end -= 1;
  return line.slice(0, end);
}

/**
 * What a colleague wrote above our notice, from their own mail program.
 * @param names of the brand, as programs write them where they leave out the address
 * @returns null: it cannot be told for certain from what it quotes; '' for no words
 */
export function answerWithoutQuotes(
  text: string,
  notices: readonly QuotedNotice[],
  names: Names,
): string | null {
  const cut = MARKER.exec(text)?.index ?? text.length;
  const above = text.slice(0, cut).replace(/\r\n?/g, '\n').split('\n');
  // Some programs join the first quoted line to the line above it.
  if (cut < text.length) above.push(...[withoutMarks(above.pop() ?? '')].filter(Boolean));
  const found = above.findIndex((line, at) => isMarked(line) || headAt(above, at, names).is === 'sure');
  const own = found === -1 ? above : above.slice(0, found);
  const rest = [...above.slice(own.length), ...text.slice(cut).split('\n')];
  const words = own.join('\n').trim();
  if (!isQuotation(rest, notices, names) || quotesNotice(words, notices)) return null;
  const isHeadBelow = headAt(rest, 0, names).is === 'sure';
  return !rest.every(isBlank) && mayHoldHead(own, names, isHeadBelow) ? null : words;
}
