import type { MailPaint } from '@/core/shared/mail-colors';
import { drawn, escaped, ruled } from '@/core/shared/mail-frame';
import { type LexicalNode, type RichInline, toInline } from '@/kit/shared/rich-text';
import { withCode } from './own-link';

const BLOCK = 'margin:0 0 18px;overflow-wrap:anywhere';
const HEADINGS = new Map<string, (fonts: MailPaint['fonts']) => string>([
  ['h2', ({ display }) => `margin:26px 0 12px;font:700 21px/1.25 ${display}`],
  ['h3', ({ text }) => `margin:22px 0 10px;font:700 17px/1.3 ${text}`],
]);
const TAGS: Record<string, string> = { strong: 'strong', em: 'em' };

/** An email has no address of its own: relative links point to the site, and anchors nowhere. */
const target = (href: string, siteUrl: string) => {
  if (href.startsWith('#')) return null;
  return href.startsWith('/') ? `${siteUrl}${href}` : href;
};

/** `code`: where readers of this issue come from, in links to the site. */
type Linking = { siteUrl: string; code: string | null };
type Drawing = Linking & { paint: MailPaint };

const words = (parts: RichInline[], drawing: Drawing): string =>
  parts
    .map((part) => {
      if (part.kind === 'break') return '<br>';
      if (part.kind === 'text') {
        const tags = part.marks.flatMap((mark) => TAGS[mark] ?? []);
        return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, escaped(part.text));
      }
      const inner = words(part.children, drawing);
      const href = target(part.href, drawing.siteUrl);
      return href
        ? `<a href="${escaped(withCode(href, drawing.siteUrl, drawing.code))}" ${drawn(drawing.paint, 'link', 'text-decoration:underline')}>${inner}</a>`
        : inner;
    })
    .join('');

function listHtml(node: LexicalNode, drawing: Drawing): string {
  const tag = node.listType === 'number' ? 'ol' : 'ul';
  const items = (node.children ?? []).map(({ children = [] }) => {
    const inner = words(toInline(children.filter(({ type }) => type !== 'list')), drawing);
    const lists = children.filter(({ type }) => type === 'list').map((one) => listHtml(one, drawing));
    // The editor stores an indented list as an item without text of its own.
    const bare = inner === '' ? ';list-style:none' : '';
    return `<li ${drawn(drawing.paint, 'ink', `margin:0 0 6px${bare}`)}>${inner}${lists.join('')}</li>`;
  });
  return `<${tag} style="margin:0 0 18px;padding:0 0 0 24px">${items.join('')}</${tag}>`;
}

function blockHtml(node: LexicalNode, drawing: Drawing): string[] {
  const { paint } = drawing;
  if (node.type === 'list') return [listHtml(node, drawing)];
  if (node.type === 'horizontalrule')
    return [`<hr ${ruled(paint, 'margin:26px 0;border:0;border-top:1px solid')}>`];
  const inner = words(toInline(node.children), drawing);
  if (inner.trim() === '') return [];
  if (node.type === 'quote')
    return [
      `<blockquote dir="auto" ${ruled(paint, `${BLOCK};padding:0 0 0 14px;border-left:3px solid`)}>${inner}</blockquote>`,
    ];
  const heading = node.type === 'heading' ? String(node.tag) : '';
  const style = HEADINGS.get(heading)?.(paint.fonts);
  return style
    ? [`<${heading} dir="auto" ${drawn(paint, 'ink', style)}>${inner}</${heading}>`]
    : [`<p dir="auto" ${drawn(paint, 'ink', BLOCK)}>${inner}</p>`];
}

/** The editor's text as the body of an email. Elements that an email cannot show are reduced to their text. */
export const richHtml = (nodes: LexicalNode[], drawing: Drawing) =>
  nodes.flatMap((node) => blockHtml(node, drawing)).join('\n');

const plainWords = (parts: RichInline[], linking: Linking): string =>
  parts
    .map((part) => {
      if (part.kind === 'break') return '\n';
      if (part.kind === 'text') return part.text;
      const inner = plainWords(part.children, linking);
      const href = target(part.href, linking.siteUrl);
      if (href === null) return inner;
      const coded = withCode(href, linking.siteUrl, linking.code);
      return href === inner ? coded : `${inner} (${coded})`;
    })
    .join('');

function plainList(node: LexicalNode, linking: Linking, indent = ''): string {
  let number = Number(node.start ?? 1);
  return (node.children ?? [])
    .flatMap(({ children = [] }) => {
      const own = plainWords(toInline(children.filter(({ type }) => type !== 'list')), linking);
      const sign = node.listType === 'number' ? `${number}.` : '-';
      if (own) number += 1;
      const lists = children
        .filter(({ type }) => type === 'list')
        .map((one) => plainList(one, linking, `${indent}  `));
      return [...(own ? [`${indent}${sign} ${own}`] : []), ...lists];
    })
    .join('\n');
}

function plainBlock(node: LexicalNode, linking: Linking): string[] {
  if (node.type === 'list') return [plainList(node, linking)];
  if (node.type === 'horizontalrule') return ['----'];
  const own = plainWords(toInline(node.children), linking).trim();
  if (own === '') return [];
  return [node.type === 'quote' ? own.replace(/^/gm, '> ') : own];
}

/** The same text for mail programs that show no HTML. */
export const richText = (nodes: LexicalNode[], linking: Linking) =>
  nodes.flatMap((node) => plainBlock(node, linking));
