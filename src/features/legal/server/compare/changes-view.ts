import { longDate } from '@/kit/shared/dates';
import type {
  Block,
  Change,
  ChangesView,
  ComparedBlock,
  Inline,
  IsoDay,
  LegalView,
  ListBlock,
  ListItem,
  PolicyVersionView,
} from '../../contract';
import { OPENING } from '../../ui/opening';
import { plainText } from '../plain-text';
import { align } from './align';
import { compareWords, type DiffToken, isWord, toTokens, wholly } from './compare-words';

const wordsOfItem = ({ children, lists }: ListItem): DiffToken[] => [
  ...toTokens(children),
  ...lists.flatMap(wordsOfList),
];
const wordsOfList = ({ items }: ListBlock): DiffToken[] => items.flatMap(wordsOfItem);

/** A picture is represented by its text and its address. */
const imageText = ({ url, alt }: Extract<Block, { kind: 'picture' }>): Inline[] => [
  { kind: 'text', text: `Picture: ${alt} (${url})`, marks: [] },
];

function wordsOf(block: Block): DiffToken[] {
  if (block.kind === 'list') return wordsOfList(block);
  if (block.kind === 'rule') return [];
  return toTokens(block.kind === 'picture' ? imageText(block) : block.children);
}

const spell = (tokens: DiffToken[]) => tokens.map(({ key }) => key).join('\n');

const itemKey = (item: ListItem): string =>
  JSON.stringify([spell(toTokens(item.children)), item.lists.map((list) => list.items.map(itemKey))]);

const blockKey = (block: Block): string =>
  JSON.stringify([block.kind, block.kind === 'list' ? block.items.map(itemKey) : spell(wordsOf(block))]);

/** The share of words that two texts have in common, from 0 to 1. */
function share(one: DiffToken[], other: DiffToken[]): number {
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
const mayBeItem = (before: ListItem, after: ListItem): boolean =>
  share(wordsOfItem(before), wordsOfItem(after)) >= 0.5;

/** A list remains the same list while its items change. */
const mayBeBlock = (before: Block, after: Block): boolean =>
  before.kind === after.kind &&
  share(wordsOf(before), wordsOf(after)) >= (before.kind === 'list' ? 0.25 : 0.5);

const wholeItem = (item: ListItem, change: Change): ListItem => ({
  children: wholly(item.children, change, true),
  lists: item.lists.map((list) => wholeList(list, change)),
  change,
});

const wholeList = (list: ListBlock, change: Change): ListBlock => ({
  ...list,
  items: list.items.map((item) => wholeItem(item, change)),
});

/** The label of a block says whether it was added or removed, so its words need no marks. */
function wholeBlock(block: Block, change: Change): ComparedBlock {
  if (block.kind === 'rule' || block.kind === 'picture') return { change, block };
  if (block.kind === 'list') return { change, block: wholeList(block, change) };
  const children = wholly(block.children, change, false);
  // Both texts may have a heading of that name, and each id must be unique; ids of headings contain no colon.
  if (block.kind === 'heading' && change === 'removed')
    return { change, block: { ...block, id: `before:${block.id}`, children } };
  return { change, block: { ...block, children } };
}

function compareItems(before: ListItem, after: ListItem): ListItem {
  const count = Math.max(before.lists.length, after.lists.length);
  const lists = Array.from({ length: count }, (_, at) => {
    const [old, now] = [before.lists[at], after.lists[at]];
    if (old && now) return compareLists(old, now);
    return old ? wholeList(old, 'removed') : wholeList(now as ListBlock, 'added');
  });
  return { children: compareWords(before.children, after.children), lists };
}

function compareLists(before: ListBlock, after: ListBlock): ListBlock {
  const items = align(before.items, after.items, { key: itemKey, mayBe: mayBeItem }).map((pair) => {
    if (pair.before && pair.after) return pair.isSame ? pair.after : compareItems(pair.before, pair.after);
    return pair.after ? wholeItem(pair.after, 'added') : wholeItem(pair.before, 'removed');
  });
  return { ...after, items };
}

function compareBlock(before: Block, after: Block): ComparedBlock {
  if (before.kind === 'list' && after.kind === 'list')
    return { change: 'changed', block: compareLists(before, after) };
  if (!('children' in before) || !('children' in after)) return { change: 'same', block: after };
  const children = compareWords(before.children, after.children);
  return { change: 'changed', block: { ...after, children } };
}

/** Comparisons are about words: horizontal rules are left out, and a picture is replaced by its text. */
const inWords = (blocks: Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'rule') return [];
    return block.kind === 'picture' ? [{ kind: 'paragraph', children: imageText(block) }] : [block];
  });

/** Merges both texts, block by block, in the order of the later one. */
export const compareBlocks = (before: Block[], after: Block[]): ComparedBlock[] =>
  align(inWords(before), inWords(after), { key: blockKey, mayBe: mayBeBlock }).map((pair) => {
    if (pair.before && pair.after)
      return pair.isSame ? { change: 'same', block: pair.after } : compareBlock(pair.before, pair.after);
    return pair.after ? wholeBlock(pair.after, 'added') : wholeBlock(pair.before, 'removed');
  });

const words = (text: string): Inline[] => [{ kind: 'text', text, marks: [] }];

const compareDays = (before: IsoDay, after: IsoDay): Inline[] =>
  before === after
    ? words(longDate(after))
    : [
        ...wholly(words(longDate(before)), 'removed', true),
        ...words(' '),
        ...wholly(words(longDate(after)), 'added', true),
      ];

/** Every changed word in the tree. */
const changesIn = (node: unknown): Extract<Inline, { kind: 'change' }>[] => {
  if (typeof node !== 'object' || node === null) return [];
  if ('kind' in node && node.kind === 'change') return [node as Extract<Inline, { kind: 'change' }>];
  return Object.values(node).flatMap(changesIn);
};

function countWords(blocks: ComparedBlock[]): ChangesView['words'] {
  const changes = changesIn(blocks);
  const count = (wanted: string) =>
    changes
      .filter(({ change }) => change === wanted)
      .flatMap(({ children }) => toTokens(children))
      .filter(isWord).length;
  return { added: count('added'), removed: count('removed') };
}

const nowCalled = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind !== 'change') return plainText([part]);
      return part.change === 'added' ? nowCalled(part.children) : '';
    })
    .join('');

function changedSections(blocks: ComparedBlock[]): ChangesView['sections'] {
  const sections: ChangesView['sections'] = [];
  let current: ChangesView['sections'][number] = { id: OPENING, text: null };
  for (const { change, block } of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      const name = nowCalled(block.children).trim() || plainText(block.children).trim();
      current = { id: block.id, text: name };
    }
    if (change !== 'same' && sections.at(-1) !== current) sections.push(current);
  }
  return sections;
}

type Version = { facts: PolicyVersionView; text: LegalView };

export function toChangesView(before: LegalView, { facts, text }: Version): ChangesView {
  const blocks = compareBlocks(before.body, text.body);
  return {
    number: facts.number,
    changeNote: facts.changeNote,
    plainTitle: text.title,
    title: compareWords(words(before.title), words(text.title)),
    lastUpdated: compareDays(before.lastUpdated, text.lastUpdated),
    effective: compareDays(before.effective, text.effective),
    sections: changedSections(blocks),
    words: countWords(blocks),
    blocks,
  };
}
