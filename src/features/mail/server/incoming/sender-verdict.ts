import { domainOf } from '@/core/shared/mail-provider';
import { type Headers, headersNamed } from './read-headers';

/** What the trusted server found out about the sender: it is who it says, or not, or nobody knows. */
export type Verdict = 'pass' | 'fail' | 'unknown';

type Finding = { method: string; result: string; properties: Map<string, string | null> };

/** No server writes more; a sender can. */
const LONGEST = 4096;

/** A word, a punctuation character, or a space (also a comment); a quoted word is never punctuation. */
type Token = { kind: 'word' | 'punctuation' | 'gap'; text: string };

const COMMENT_END = /[()\\]/g;
const QUOTE_END = /["\\]/g;

/** RFC 5322: comments nest, and a backslash quotes the next character. @returns where it ends; null: never */
function skipComment(text: string, start: number): number | null {
  let depth = 0;
  COMMENT_END.lastIndex = start;
  for (let found = COMMENT_END.exec(text); found; found = COMMENT_END.exec(text)) {
    if (found[0] === '\\') COMMENT_END.lastIndex += 1;
    else depth += found[0] === '(' ? 1 : -1;
    if (depth === 0) return COMMENT_END.lastIndex;
  }
  return null;
}

function skipQuote(text: string, start: number): number | null {
  QUOTE_END.lastIndex = start + 1;
  for (let found = QUOTE_END.exec(text); found; found = QUOTE_END.exec(text)) {
    if (found[0] === '"') return QUOTE_END.lastIndex;
    QUOTE_END.lastIndex += 1;
  }
  return null;
}

const WORD = /[^\s()";=]+|[;=]/y;
const GAP = /\s+/y;

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

/** @returns what stands before the first character that is not well-formed, and whether that is all */
function tokensOf(text: string): { tokens: Token[]; isWhole: boolean } {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const gap = matchAt(GAP, text, at);
    const word = gap ?? matchAt(WORD, text, at);
    const isQuote = text[at] === '"';
    const end = word ? at + word.length : isQuote ? skipQuote(text, at) : skipComment(text, at);
    if (end === null || end <= at) return { tokens, isWhole: false };
    if (isQuote) tokens.push({ kind: 'word', text: text.slice(at + 1, end - 1).replace(/\\(.)/g, '$1') });
    else if (word && !gap) tokens.push({ kind: /^[;=]$/.test(word) ? 'punctuation' : 'word', text: word });
    else tokens.push({ kind: 'gap', text: ' ' });
    at = end;
  }
  return { tokens, isWhole: true };
}

const isPunctuation = (token: Token | undefined, text: string) =>
  token?.kind === 'punctuation' && token.text === text;

/** `a = b`, in order. A value may consist of several words without a gap, and contain further equals signs. */
function pairsOf(tokens: Token[]): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  const next = (from: number) => tokens.findIndex((token, at) => at >= from && token.kind !== 'gap');
  for (let at = next(0); at !== -1; ) {
    const equals = next(at + 1);
    if (!isPunctuation(tokens[equals], '=')) return pairs;
    const begin = next(equals + 1);
    const gap = tokens.findIndex((token, place) => place >= begin && token.kind === 'gap');
    const words = begin === -1 ? [] : tokens.slice(begin, gap === -1 ? undefined : gap);
    pairs.push([
      (tokens[at]?.text ?? '').toLowerCase(),
      words
        .map(({ text }) => text)
        .join('')
        .toLowerCase(),
    ]);
    at = gap === -1 ? -1 : next(gap);
  }
  return pairs;
}

/** What a server names twice, in different words, proves nothing. */
function findingOf(tokens: Token[]): Finding[] {
  const [first, ...others] = pairsOf(tokens);
  if (!first) return [];
  const properties = new Map<string, string | null>();
  for (const [key, value] of others)
    properties.set(key, properties.has(key) && properties.get(key) !== value ? null : value);
  return [{ method: first[0].replace(/\/\d+$/, ''), result: first[1], properties }];
}

/** RFC 8601: `server; method=result property=value; …`. @returns null for the field of another server */
function readFindings(value: string, server: string): Finding[] | null {
  const { tokens, isWhole } = tokensOf(value.slice(0, LONGEST));
  const name = tokens.find(({ kind }) => kind !== 'gap');
  if (name?.text.toLowerCase() !== server.toLowerCase()) return null;
  if (!isWhole || value.length > LONGEST) return [];
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (isPunctuation(token, ';')) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts[0]?.some((token) => isPunctuation(token, '=')) ? [] : parts.slice(1).flatMap(findingOf);
}

/** The domain itself, or one above it: `mail.example.org` may be signed by `example.org`. */
const covers = (domain: string, of: string) =>
  domain.includes('.') && (of === domain || of.endsWith(`.${domain}`));

/**
 * Reads the topmost Authentication-Results of the server that is trusted: others, and whatever a sender wrote into the
 * message, stand below it.
 * @param server its name in that field; undefined: no server is trusted
 * @param from the address in From
 */
export function senderVerdict(headers: Headers, server: string | undefined, from: string): Verdict {
  if (!server) return 'unknown';
  const found = headersNamed(headers, 'authentication-results').reduce<Finding[] | null>(
    (first, value) => first ?? readFindings(value, server),
    null,
  );
  const domain = domainOf(from);
  const proves = ({ method, result, properties }: Finding) => {
    if (result !== 'pass') return false;
    const named = (key: string) => properties.get(key) ?? undefined;
    if (method === 'dmarc') return !properties.has('header.from') || named('header.from') === domain;
    if (method === 'dkim') return covers(domainOf(named('header.d') ?? named('header.i')), domain);
    return method === 'spf' && domainOf(named('smtp.mailfrom')) === domain;
  };
  if (found?.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return 'fail';
  return found?.some(proves) ? 'pass' : 'unknown';
}
