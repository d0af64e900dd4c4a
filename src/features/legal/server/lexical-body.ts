import { headingIds } from '@/kit/shared/heading-ids';
import { type LexicalNode, toInline } from '@/kit/shared/rich-text';
import type { Block, ListBlock, ListItem } from '../contract';
import { plainText } from './plain-text';

/** The page's title is its only h1, and four levels suffice for any policy. */
const RANKS = new Map<unknown, 2 | 3>([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
]);

function list(node: LexicalNode): ListBlock {
  const items: ListItem[] = [];
  for (const { children = [] } of node.children ?? []) {
    const lists = children.filter(({ type }) => type === 'list').map(list);
    const words = toInline(children.filter(({ type }) => type !== 'list'));
    const above = items.at(-1);
    // The editor stores an indented list as a separate item; it belongs to the item above.
    if (words.length === 0 && above) above.lists.push(...lists);
    else items.push({ children: words, lists });
  }
  return { kind: 'list', isOrdered: node.listType === 'number', start: Number(node.start ?? 1), items };
}

function picture({ value }: LexicalNode): Block[] {
  if (typeof value !== 'object' || value === null) return [];
  const { filename, width, height, alt } = value as Record<string, unknown>;
  if (typeof filename !== 'string' || !width || !height) return [];
  const url = `/media/${encodeURIComponent(filename)}`;
  return [{ kind: 'picture', url, width: Number(width), height: Number(height), alt: String(alt ?? '') }];
}

/** Converts the editor's tree to a page's blocks. Empty paragraphs and headings, used as spacing, are dropped. */
export function toBlocks({ children = [] }: { children?: LexicalNode[] }): Block[] {
  const name = headingIds();
  return children.flatMap((node): Block[] => {
    if (node.type === 'list') return [list(node)];
    if (node.type === 'horizontalrule') return [{ kind: 'rule' }];
    if (node.type === 'upload') return picture(node);
    const words = toInline(node.children);
    const text = plainText(words).trim();
    if (!text) return [];
    if (node.type === 'quote') return [{ kind: 'quote', children: words }];
    if (node.type !== 'heading') return [{ kind: 'paragraph', children: words }];
    return [{ kind: 'heading', level: RANKS.get(node.tag) ?? 4, id: name(text), children: words }];
  });
}
