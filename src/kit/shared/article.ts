import type { Picture } from './picture';
import type { LexicalNode, RichInline } from './rich-text';

/** The text of an article that staff write (a post, for example), as a page shows it. */

export type ArticleListItem = { children: RichInline[]; lists: ArticleListBlock[] };
export type ArticleListBlock = { kind: 'list'; isOrdered: boolean; start: number; items: ArticleListItem[] };
export type ArticleCell = { isHeading: boolean; columns: number; rows: number; children: RichInline[] };
type ArticleHeading = {
  kind: 'heading';
  level: 2 | 3;
  id: string;
  text: string;
  children: RichInline[];
};

export type ArticleBlock =
  | ArticleHeading
  | ArticleListBlock
  | { kind: 'paragraph'; children: RichInline[] }
  | { kind: 'quote'; children: RichInline[] }
  | { kind: 'rule' }
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'table'; rows: ArticleCell[][] }
  | { kind: 'code'; code: string }
  | { kind: 'link-card'; href: string; title: string; text: string; place: string }
  | { kind: 'callout'; text: string }
  | { kind: 'apply'; text: string }
  | { kind: 'subscribe'; text: string };

/** What the editor stores in a rich text field. */
export type ArticleRoot = { root: { children?: unknown[] } };

export const nodesOf = (body: ArticleRoot | null | undefined): LexicalNode[] =>
  (body?.root.children ?? []) as LexicalNode[];

/** Every node of the tree, each before its children. */
const allNodes = (nodes: LexicalNode[]): LexicalNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);

/** The fields of a block or an upload. */
export const fieldsOf = (node: LexicalNode): Record<string, unknown> =>
  (node.fields ?? {}) as Record<string, unknown>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Ids of the uploaded pictures in the text; an upload holds its record's id, or the record. */
export const pictureIds = (nodes: LexicalNode[]): number[] => [
  ...new Set(
    allNodes(nodes)
      .filter(({ type }) => type === 'upload')
      .map(pictureId),
  ),
];

export function pictureId({ value }: LexicalNode): number {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return Number.isSafeInteger(Number(id)) ? Number(id) : 0;
}

/** The words of a text, for counting: what a reader reads, without addresses. */
export const articleText = (nodes: LexicalNode[]): string =>
  allNodes(nodes)
    .map((node) => {
      if (node.type === 'text') return String(node.text ?? '');
      const { caption, title, text, code } = fieldsOf(node);
      return [caption, title, text, code].map(textOf).join(' ');
    })
    .join(' ');

export type LinkInArticle = { href: string; text: string };

/** Every link of a text, in its order. */
export const articleLinks = (nodes: LexicalNode[]): LinkInArticle[] =>
  allNodes(nodes).flatMap((node) => {
    const { url, title } = fieldsOf(node);
    if (node.type === 'link' || node.type === 'autolink')
      return [{ href: textOf(url), text: articleText(node.children ?? []).trim() }];
    return node.type === 'block' && textOf(url) ? [{ href: textOf(url), text: textOf(title) }] : [];
  });
