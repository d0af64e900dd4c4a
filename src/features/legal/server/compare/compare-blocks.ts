import type { Block, Change, ComparedBlock, ListBlock, ListItem } from '../../contract';
import { align } from './align';
import { compareWords, wholly } from './compare-words';
import { blockKey, imageText, itemKey, mayBeBlock, mayBeItem } from './likeness';

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
