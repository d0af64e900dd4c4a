import {
  type ArticleBlock,
  type ArticleCell,
  type ArticleListBlock,
  type ArticleListItem,
  fieldsOf,
  pictureId,
  textOf,
} from './article';
import { isClosed } from './closed-addresses';
import { headingIds } from './heading-ids';
import { textHref } from './link-address';
import type { Picture } from './picture';
import { type LexicalNode, type RichInline, toInline } from './rich-text';

const plainInline = (parts: RichInline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : plainInline(part.children);
    })
    .join('');

function toList(node: LexicalNode): ArticleListBlock {
  const items: ArticleListItem[] = [];
  for (const { children = [] } of node.children ?? []) {
    const lists = children.filter(({ type }) => type === 'list').map(toList);
    const words = toInline(children.filter(({ type }) => type !== 'list'));
    const above = items.at(-1);
    // The editor stores an indented list as a separate item; it belongs to the item above.
    if (words.length === 0 && above) above.lists.push(...lists);
    else items.push({ children: words, lists });
  }
  return { kind: 'list', isOrdered: node.listType === 'number', start: Number(node.start ?? 1), items };
}

/** Paragraphs of one cell, each on a line of its own. */
const inCell = (paragraphs: LexicalNode[] = []): RichInline[] =>
  paragraphs.flatMap((one, place) => [
    ...(place > 0 ? [{ kind: 'break' } as const] : []),
    ...toInline(one.children),
  ]);

const toCell = (node: LexicalNode): ArticleCell => ({
  isHeading: Number(node.headerState ?? 0) > 0,
  columns: Number(node.colSpan ?? 1),
  rows: Number(node.rowSpan ?? 1),
  children: inCell(node.children),
});

function linkCard(fields: Record<string, unknown>): ArticleBlock[] {
  const href = textHref(textOf(fields.url));
  if (href === null || href.startsWith('#') || isClosed(href)) return [];
  const place = /^https?:/i.test(href) && URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : '';
  const title = textOf(fields.title) || place || href;
  return [{ kind: 'link-card', href, title, text: textOf(fields.text), place }];
}

/** Our own blocks (src/core/cms/article-editor.ts). */
function ownBlock(node: LexicalNode): ArticleBlock[] {
  const fields = fieldsOf(node);
  const text = textOf(fields.text);
  switch (fields.blockType) {
    case 'code': {
      const code = typeof fields.code === 'string' ? fields.code : '';
      return code.trim() ? [{ kind: 'code', code }] : [];
    }
    case 'link-card':
      return linkCard(fields);
    case 'callout':
      return text ? [{ kind: 'callout', text }] : [];
    case 'apply':
      return [{ kind: 'apply', text }];
    case 'subscribe':
      return isClosed('#newsletter') ? [] : [{ kind: 'subscribe', text }];
    default:
      return [];
  }
}

function picture(node: LexicalNode, pictures: ReadonlyMap<number, Picture>): ArticleBlock[] {
  const found = pictures.get(pictureId(node));
  return found ? [{ kind: 'picture', picture: found, caption: textOf(fieldsOf(node).caption) }] : [];
}

/**
 * The editor's tree as the blocks of a page. Empty paragraphs, used as spacing, are dropped, and so is a picture that
 * no longer exists.
 * @param name of headings; texts on the same page share one
 */
export function toArticle(
  nodes: LexicalNode[],
  pictures: ReadonlyMap<number, Picture>,
  name = headingIds(),
): ArticleBlock[] {
  return nodes.flatMap((node): ArticleBlock[] => {
    if (node.type === 'list') return [toList(node)];
    if (node.type === 'horizontalrule') return [{ kind: 'rule' }];
    if (node.type === 'upload') return picture(node, pictures);
    if (node.type === 'block') return ownBlock(node);
    if (node.type === 'table')
      return [
        { kind: 'table', rows: (node.children ?? []).map(({ children = [] }) => children.map(toCell)) },
      ];
    const children = toInline(node.children);
    const text = plainInline(children).trim();
    if (!text) return [];
    if (node.type === 'quote') return [{ kind: 'quote', children }];
    if (node.type !== 'heading') return [{ kind: 'paragraph', children }];
    // The page's title is its only h1.
    const level = node.tag === 'h1' || node.tag === 'h2' ? 2 : 3;
    return [{ kind: 'heading', level, id: name(text), text, children }];
  });
}
