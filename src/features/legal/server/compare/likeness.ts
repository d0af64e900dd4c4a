import type { Block, Inline, ListBlock, ListItem } from '../../contract';
import { isWord, type Token, toTokens } from './tokens';

const wordsOfItem = ({ children, lists }: ListItem): Token[] => [
  ...toTokens(children),
  ...lists.flatMap(wordsOfList),
];
const wordsOfList = ({ items }: ListBlock): Token[] => items.flatMap(wordsOfItem);

/** A picture is represented by its text and its address. */
export const imageText = ({ url, alt }: Extract<Block, { kind: 'picture' }>): Inline[] => [
  { kind: 'text', text: `Picture: ${alt} (${url})`, marks: [] },
];

function wordsOf(block: Block): Token[] {
  if (block.kind === 'list') return wordsOfList(block);
  if (block.kind === 'rule') return [];
  return toTokens(block.kind === 'picture' ? imageText(block) : block.children);
}

const spell = (tokens: Token[]) => tokens.map(({ key }) => key).join('\n');

export const itemKey = (item: ListItem): string =>
  JSON.stringify([spell(toTokens(item.children)), item.lists.map((list) => list.items.map(itemKey))]);

export const blockKey = (block: Block): string =>
  JSON.stringify([block.kind, block.kind === 'list' ? block.items.map(itemKey) : spell(wordsOf(block))]);

/** The share of words that two texts have in common, from 0 to 1. */
function share(one: Token[], other: Token[]): number {
  const left = new Map<string, number>();
  const words = one.filter(isWord);
  const others = other.filter(isWord);
  for (const { key } of words) left.set(key, (left.get(key) ?? 0) + 1);
  let common = 0;
  for (const { key } of others) {
    const count = left.get(key) ?? 0;
    if (count > 0) common += 1;
    left.set(key, count - 1);
  }
  return words.length + others.length === 0 ? 0 : (2 * common) / (words.length + others.length);
}

/** Half of the words must remain; otherwise one text was removed and another added. */
export const mayBeItem = (before: ListItem, after: ListItem): boolean =>
  share(wordsOfItem(before), wordsOfItem(after)) >= 0.5;

/** A list remains the same list while its items change. */
export const mayBeBlock = (before: Block, after: Block): boolean =>
  before.kind === after.kind &&
  share(wordsOf(before), wordsOf(after)) >= (before.kind === 'list' ? 0.25 : 0.5);
