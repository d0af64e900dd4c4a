import type { Mark } from '@/kit/shared/rich-text';
import type { Inline } from '../../contract';

type Link = { href: string; isNewTab: boolean };

/** One word or one sign, with the space that follows it. */
export type Token = {
  /** What is compared: the word and its link target; spaces and styles are not. */
  key: string;
  text: string;
  marks: Mark[];
  link: Link | null;
};

const BREAK = '\n';
/** `e-mail`, `don’t`, `1,000` and an address are one word each; every other sign is its own word. */
const WORDS = /\s*(?:[\p{L}\p{N}\p{M}]+(?:[’'.,@:/_-][\p{L}\p{N}\p{M}]+)*|\S)\s*|\s+/gu;

const cut = (text: string, marks: Mark[], link: Link | null): Token[] =>
  (text.match(WORDS) ?? []).map((word) => ({
    key: link ? `${word.trim()} ${link.href}` : word.trim(),
    text: word,
    marks,
    link,
  }));

export function toTokens(parts: Inline[], link: Link | null = null): Token[] {
  return parts.flatMap((part): Token[] => {
    if (part.kind === 'text') return cut(part.text, part.marks, link);
    if (part.kind === 'break') return [{ key: BREAK, text: BREAK, marks: [], link: null }];
    if (part.kind === 'change') return toTokens(part.children, link);
    return toTokens(part.children, { href: part.href, isNewTab: part.isNewTab });
  });
}

export const isWord = ({ key }: Token): boolean => /[\p{L}\p{N}]/u.test(key);

const hasSameLooks = (one: Token, other: Token) =>
  one.link?.href === other.link?.href && one.marks.join() === other.marks.join() && other.key !== BREAK;

const textOf = (tokens: Token[]) => tokens.map(({ text }) => text).join('');

/** @param showsAddresses writes link targets out, because they may be the only difference */
export function toParts(tokens: Token[], showsAddresses: boolean): Inline[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.key !== BREAK && hasSameLooks(last, token)) run.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run): Inline[] => {
    const [{ key, marks, link }] = run as [Token];
    if (key === BREAK) return [{ kind: 'break' }];
    const words: Inline = { kind: 'text', text: textOf(run), marks };
    if (!link) return [words];
    const address: Inline[] = showsAddresses ? [{ kind: 'text', text: ` (${link.href})`, marks: [] }] : [];
    return [{ kind: 'link', ...link, children: [words, ...address] }];
  });
}
