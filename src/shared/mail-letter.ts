import { paragraphs, quoted } from './mail-text';

/** A letter in parts: a paragraph, somebody's own words, or an address to go to. */
export type LetterPart = string | { quote: string } | { label: string; href: string };

const plain = (part: LetterPart) => {
  if (typeof part === 'string') return part;
  return 'quote' in part ? quoted(part.quote) : `${part.label}:\n${part.href}`;
};

export const letterText = (parts: LetterPart[]) => paragraphs(...parts.map(plain));

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const WORDS = 'margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere';
const QUOTE = 'margin:0 0 18px;padding:0 0 0 14px;border-left:3px solid #8b7d92;white-space:pre-line';

const marked = (part: LetterPart) => {
  if (typeof part === 'string') return `<p dir="auto" style="${WORDS}">${escaped(part)}</p>`;
  if ('quote' in part) return `<blockquote dir="auto" style="${QUOTE}">${escaped(part.quote)}</blockquote>`;
  const style = 'font-weight:600;color:inherit';
  return `<p style="${WORDS}"><a href="${escaped(part.href)}" style="${style}">${escaped(part.label)}</a></p>`;
};

/**
 * The same letter for mail programs that show HTML. It names no colour of text or paper: on a dark screen it is as
 * dark as every other mail.
 * @param sender the brand's name, above the letter
 */
export const letterHtml = (sender: string, parts: LetterPart[]) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:600px;margin:0 auto">',
    `<p style="margin:0 0 24px;font:700 22px/1.2 Georgia,serif">${escaped(sender)}</p>`,
    ...parts.map(marked),
    '</div></body></html>',
  ].join('\n');
