import { button, drawn, escaped, mailFrame, ruled } from './mail-frame';
import { factList, paragraphs, quoted } from './mail-text';

/** A letter in parts: a paragraph, somebody's own words, facts, or an address to go to. */
export type LetterPart =
  | string
  | { quote: string; heading?: string }
  | { facts: Record<string, string> }
  | { label: string; href: string }
  /** The one thing to do; as text, its address alone. */
  | { button: string; href: string };

const plain = (part: LetterPart) => {
  if (typeof part === 'string') return part;
  if ('facts' in part) return factList(part.facts);
  if ('button' in part) return part.href;
  if ('label' in part) return `${part.label}:\n${part.href}`;
  return [part.heading, quoted(part.quote)].filter(Boolean).join('\n');
};

const WORDS = 'margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere';
const QUOTE = 'margin:0 0 18px;padding:0 0 0 14px;border-left:3px solid;white-space:pre-line';
const FACT = 'padding:3px 14px 3px 0;vertical-align:top;text-align:left;overflow-wrap:anywhere';

const paragraph = (text: string) => `<p dir="auto" ${drawn('ink', WORDS)}>${escaped(text)}</p>`;

const fact = ([name, value]: [string, string]) =>
  `<tr><th scope="row" ${drawn('soft', `${FACT};font-weight:400`)}>${escaped(name)}</th><td dir="auto" ${drawn('ink', FACT)}>${escaped(value)}</td></tr>`;

const marked = (part: LetterPart) => {
  if (typeof part === 'string') return paragraph(part);
  if ('facts' in part)
    return `<table cellpadding="0" cellspacing="0" style="margin:0 0 18px;font-size:16px">${Object.entries(part.facts).map(fact).join('')}</table>`;
  if ('button' in part) return button(part.button, part.href);
  if ('label' in part)
    return `<p ${drawn('ink', WORDS)}><a href="${escaped(part.href)}" ${drawn('link', 'font-weight:600')}>${escaped(part.label)}</a></p>`;
  const quote = `<blockquote dir="auto" ${ruled(QUOTE)}>${escaped(part.quote)}</blockquote>`;
  return part.heading ? `${paragraph(part.heading)}\n${quote}` : quote;
};

export const letterText = (parts: LetterPart[]) => paragraphs(...parts.map(plain));

/** @param sender the brand's name, above the letter */
export const letterHtml = (sender: string, parts: LetterPart[]) =>
  mailFrame({ sender, body: parts.map(marked).join('\n') });

/** The same words twice: for programs that show text, and for those that show HTML. */
export const letter = (sender: string, parts: LetterPart[]) => ({
  text: letterText(parts),
  html: letterHtml(sender, parts),
});
