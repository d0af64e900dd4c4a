/**
 * Where a quotation begins, by shapes that mail programs have in common in every language: no list of their words is ever
 * complete.
 */
const TIME = /\p{Nd}{1,2} ?[:.h時시时] ?\p{Nd}{2}/u;
const YEAR = /\p{Nd}{4}/u;
export const ADDRESS = /\S@\S/;
const NAMED_ADDRESS = /<\S+@\S+>/;
/** "wrote:", or the dashes of programs that draw a line. */
const END = /[:：]$|--$/;
const FIELD = /^\p{L}[^:：]{0,30}[:：]/u;
/** `----- Original Message -----`, or only a line. */
const RULE = /^(?:--.*--|_{10,})$/;
const LONGEST_ATTRIBUTION = 400;
const MOST_LINES = 3;
const FEWEST_FIELDS = 3;
const MOST_FIELDS = 8;

const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Without the marks of quotations, bold text and text direction. */
export const bare = (line = '') =>
  line
    .slice(0, 2 * LONGEST_ATTRIBUTION)
    .replace(DIRECTION_MARKS, '')
    .replace(/^[\s>|]+/, '')
    .replaceAll('*', '')
    .trim();
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n').trim().split('\n');
export const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
export const isMarked = (line: string | undefined) => line?.startsWith('>') ?? false;

/** How sure it is: it names a time and who wrote, or only a time. */
type Sureness = 'sure' | 'maybe' | null;
/** Names that stand where programs leave the address out. */
export type Names = readonly string[];

export function attribution(lines: readonly string[], names: Names): Sureness {
  if (!END.test(bare(lines.at(-1)))) return null;
  const text = lines.map(bare).join(' ');
  if (text.length > LONGEST_ATTRIBUTION || !TIME.test(text)) return null;
  return ADDRESS.test(text) || names.some((name) => text.includes(name)) ? 'sure' : 'maybe';
}

/** How many lines from here are an attribution: "On …, … wrote:", perhaps broken, but no line before it. */
function attributionAt(lines: readonly string[], at: number, names: Names): { count: number; is: Sureness } {
  for (let count = 1; count <= MOST_LINES && !isBlank(lines[at + count - 1]); count += 1) {
    const is = attribution(lines.slice(at, at + count), names);
    if (is && !(count > 1 && attribution(lines.slice(at + 1, at + count), names))) return { count, is };
  }
  return { count: 0, is: null };
}

/** How many lines from here are the header fields that Outlook writes above an earlier email: who first, then when. */
function fieldsAt(lines: readonly string[], at: number, names: Names): number {
  if (!FIELD.test(bare(lines[at]))) return 0;
  let count = 1;
  while (count < MOST_FIELDS && FIELD.test(bare(lines[at + count]))) count += 1;
  const [who = '', ...others] = lines.slice(at, at + count).map(bare);
  const isSender = ADDRESS.test(who) || names.some((name) => who.includes(name));
  const hasTime = others.some((line) => TIME.test(line) && YEAR.test(line));
  const isSure = hasTime ? count >= FEWEST_FIELDS : count > FEWEST_FIELDS && NAMED_ADDRESS.test(who);
  return isSender && isSure ? count : 0;
}

const after = (lines: readonly string[], at: number) => {
  let next = at;
  while (next < lines.length && isBlank(lines[next])) next += 1;
  return next;
};

/** What a program writes above a quotation: how many lines from here, and how sure it is; 0: none. */
export function headAt(
  lines: readonly string[],
  at: number,
  names: Names = [],
): { count: number; is: Sureness } {
  if (isBlank(lines[at])) return { count: 0, is: null };
  const fields = fieldsAt(lines, at, names);
  if (fields > 0) return { count: fields, is: 'sure' };
  if (!RULE.test(bare(lines[at])) || attribution(lines.slice(at, at + 1), names))
    return attributionAt(lines, at, names);
  const below = after(lines, at + 1);
  const fieldsBelow = fieldsAt(lines, below, names);
  const head =
    fieldsBelow > 0 ? { count: fieldsBelow, is: 'sure' as const } : attributionAt(lines, below, names);
  return head.is ? { ...head, count: below + head.count - at } : head;
}

function quoteFrom(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => !isBlank(line) && !isMarked(line));
  const lastMarked = lines.findLastIndex(isMarked);
  for (let at = 0; at < lines.length; at += 1) {
    const { count, is } = headAt(lines, at);
    // Marked to the end, or not at all, as when a program turns HTML into text.
    const isAllMarked = at + count > lastOwn && at + count <= lastMarked;
    if (is && (isAllMarked || (is === 'sure' && at + count > lastMarked))) return at;
    if (isMarked(lines[at]) && at > lastOwn) return at;
  }
  return lines.length;
}

const mark = (line: string) => (isMarked(line) ? line : `> ${line}`.trimEnd());

/**
 * An email’s own words, and what it quotes at its end, each of those lines marked with `>`. Answers between quoted lines
 * stay as they are; an email that is all quotation is its own words.
 */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = linesOf(text);
  const from = quoteFrom(lines);
  const own = lines.slice(0, from).join('\n').trim();
  if (own === '' || from === lines.length) return { own: lines.join('\n'), quoted: '' };
  return { own, quoted: lines.slice(from).map(mark).join('\n').trim() };
}
