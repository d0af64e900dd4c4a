import { isClosed } from './closed-addresses';
import { textHref } from './link-address';

/** What the back office's editor stores, as far as any reader of it needs. */

export type TextMark = 'strong' | 'em' | 's' | 'u' | 'code' | 'sub' | 'sup';

export type RichInline =
  | { kind: 'text'; text: string; marks: TextMark[] }
  | { kind: 'break' }
  | { kind: 'link'; href: string; isNewTab: boolean; children: RichInline[] };

/** A node of the editor's stored tree; its keys depend on its type. */
export type LexicalNode = { type: string; children?: LexicalNode[]; [key: string]: unknown };

/** Bits of a text node's `format`. */
const MARKS: [number, TextMark][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

function link(node: LexicalNode): RichInline[] {
  const fields = (node.fields ?? {}) as { url?: unknown; newTab?: unknown };
  const href = typeof fields.url === 'string' ? textHref(fields.url) : null;
  const children = toInline(node.children);
  // Back-office records have no public address, and some pages are switched off: only their text stays.
  return href === null || isClosed(href)
    ? children
    : [{ kind: 'link', href, isNewTab: fields.newTab === true, children }];
}

function inline(node: LexicalNode): RichInline[] {
  const format = Number(node.format ?? 0);
  switch (node.type) {
    case 'text':
      return [
        {
          kind: 'text',
          text: String(node.text ?? ''),
          marks: MARKS.filter(([bit]) => format & bit).map(([, mark]) => mark),
        },
      ];
    case 'tab':
      return [{ kind: 'text', text: ' ', marks: [] }];
    case 'linebreak':
      return [{ kind: 'break' }];
    case 'link':
    case 'autolink':
      return link(node);
    default:
      return toInline(node.children);
  }
}

export const toInline = (nodes: LexicalNode[] = []): RichInline[] => nodes.flatMap(inline);
