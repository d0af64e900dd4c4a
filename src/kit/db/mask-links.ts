import { LINK_PURPOSES, readToken, type TokenPurpose } from './signed-token';

/**
 * What comes back by email quotes what we sent: a bounce or an answer would give our links to whoever reads it. Mail
 * programs break lines within a link, also after a space that counts for nothing, mark quotations, and encode some of
 * its signs or all of them. Some mail filters put a link into one of their own, with `-2D` for `-`.
 */
/** Each text is one gap in one way only: more would take forever to compare. */
const GAP = String.raw`(?:[ \t](?==?\r?\n))?(?:\0|=?\r?\n[ \t>|]{0,20}){0,4}`;
const DOT = `(?:[.]|[=%](?:25)*2E|&#(?:46|x2e);|&period;)`;
const ENCODED = /[=%](2D|5F)/gi;
/** @param sign one of a signature */
const signatureOf = (sign: string) => new RegExp(`${DOT}(${GAP}${sign}(?:${GAP}${sign}){42})`, 'gi');
const ENCODINGS = [
  { signature: signatureOf('(?:[=%](?:2D|5F)|[\\w-])'), encoded: ENCODED },
  { signature: signatureOf('(?:-(?:2D|5F)|\\w)'), encoded: /-(2D|5F)/gi },
];
const REPLY_MARK = new RegExp(
  `((?:[+]|[=%](?:25)*2B)${GAP}[tqan](?:${GAP}\\d){1,9}${GAP}-)((?:${GAP}[0-9a-f]){24})(?=${GAP}(?:@|[=%](?:25)*40))`,
  'gi',
);

/** More than any email has of them: from here on, what looks like a signature counts as one. */
const MOST_CHECKED = 100;
const LONGEST_LINK = 1500;
const MOST_LINES = 12;
const DEEPEST = 5;

export type FoundLink = { purpose: TokenPurpose; value: string };

const decoded = (text: string, encoded: RegExp) =>
  text.replace(encoded, (_, hex: string) => (hex.toLowerCase() === '2d' ? '-' : '_'));
const withoutBreaks = (text: string, instead: string) =>
  text.replaceAll('\0', '').replace(/[ \t]?=?\r?\n[ \t>|]*/g, instead);

/** What may be the link before its signature: it begins a line, or after an encoded sign such as %23, =3D or -23. */
function bodiesBefore(text: string): string[] {
  const lines = withoutBreaks(decoded(text, ENCODED), '\n');
  const pieces = (lines.split(/[^\w\n-]/).at(-1) ?? '').split('\n').slice(-MOST_LINES);
  return pieces.flatMap((_, from) => {
    const body = pieces.slice(from).join('');
    return [body.replace(/^.*-(?:23|3D)/i, ''), ...[0, 2, 4, 6].map((signs) => body.slice(signs))];
  });
}

function findLink(bodies: string[], signature: string): FoundLink | null {
  for (const body of bodies)
    for (const purpose of LINK_PURPOSES) {
      const value = readToken(purpose, `${body}.${signature}`);
      if (value !== null) return { purpose, value };
    }
  return null;
}

/** As long as before, so that every encoding around it stays as it is. */
const starred = (signs: string) => signs.replace(/[=%](?:2D|5F)|[\w-]/gi, (one) => '*'.repeat(one.length));

/**
 * @param found gets what the links say
 * @returns the text without the signatures of our links and without the secrets of our reply addresses
 */
export function maskLinks(text: string, found: FoundLink[] = []): string {
  const masked = ENCODINGS.reduce((before, { signature, encoded }) => {
    let checked = 0;
    return before.replace(signature, (whole, signs: string, at: number) => {
      checked += 1;
      const link =
        checked > MOST_CHECKED ||
        findLink(
          bodiesBefore(before.slice(Math.max(0, at - LONGEST_LINK), at)),
          decoded(withoutBreaks(signs, ''), encoded),
        );
      if (!link) return whole;
      if (link !== true) found.push(link);
      return whole.slice(0, whole.length - signs.length) + starred(signs);
    });
  }, text);
  return masked.replace(REPLY_MARK, (_, before: string, digits: string) => before + starred(digits));
}

const isBase64 = (line: string) => line.length >= 4 && !/[^A-Za-z0-9+/=]/.test(line.replace(/\r$/, ''));

/** Lines of base64 with what they contain masked, in the same lines. */
function maskBlock(block: string, found: FoundLink[], depth: number): string {
  if (depth === DEEPEST) return block;
  const content = Buffer.from(block, 'base64').toString('latin1');
  const safe = maskBytes(content, found, depth + 1);
  if (safe === content) return block;
  const signs = Buffer.from(safe, 'latin1').toString('base64');
  let at = 0;
  return block.replace(/[A-Za-z0-9+/=]/g, () => signs[at++] ?? '');
}

function maskBytes(text: string, found: FoundLink[], depth: number): string {
  const parts: string[] = [];
  let [kept, begin] = [0, -1];
  const end = (at: number) => {
    const block = begin === -1 ? '' : text.slice(begin, at);
    const safe = block && maskBlock(block, found, depth);
    if (safe !== block) {
      parts.push(text.slice(kept, begin), safe);
      kept = at;
    }
    begin = -1;
  };
  for (let at = 0; at < text.length; ) {
    const line = text.indexOf('\n', at);
    const next = line === -1 ? text.length : line + 1;
    if (!isBase64(text.slice(at, line === -1 ? next : line))) end(at);
    else if (begin === -1) begin = at;
    at = next;
  }
  end(text.length);
  return maskLinks(parts.join('') + text.slice(kept), found);
}

/** An email, or a file: its own bytes, base64 in it, and emails in that. */
export const maskedBytes = (bytes: Buffer, found: FoundLink[] = []): Buffer =>
  Buffer.from(maskBytes(bytes.toString('latin1'), found, 0), 'latin1');
