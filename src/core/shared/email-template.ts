import type { MailPaint } from './mail-colors';
import { button, drawn, escaped, type MailSender, mailFrame, ruled } from './mail-frame';
import { ANSWER_ABOVE, ANSWER_REACHES_SENDER, factList, paragraphs, quoted } from './mail-text';

/** Parts of an email: a paragraph, a person's own text, facts, or a link. */
export type EmailPart =
  | string
  | { quote: string; heading?: string }
  | { facts: Record<string, string> }
  | { label: string; href: string }
  /** The one thing to do; in plain text, only its address. */
  | { button: string; href: string };

const plain = (part: EmailPart) => {
  if (typeof part === 'string') return part;
  if ('facts' in part) return factList(part.facts);
  if ('button' in part) return part.href;
  if ('label' in part) return `${part.label}:\n${part.href}`;
  return [part.heading, quoted(part.quote)].filter(Boolean).join('\n');
};

const WORDS = 'margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere';
const QUOTE = 'margin:0 0 18px;padding:0 0 0 14px;border-left:3px solid;white-space:pre-line';
const FACT = 'padding:3px 14px 3px 0;vertical-align:top;text-align:left;overflow-wrap:anywhere';

const paragraph = (paint: MailPaint, text: string) =>
  `<p dir="auto" ${drawn(paint, 'ink', WORDS)}>${escaped(text)}</p>`;

const fact = (paint: MailPaint, [name, value]: [string, string]) =>
  `<tr><th scope="row" ${drawn(paint, 'soft', `${FACT};font-weight:400`)}>${escaped(name)}</th><td dir="auto" ${drawn(paint, 'ink', FACT)}>${escaped(value)}</td></tr>`;

const marked = (paint: MailPaint, part: EmailPart) => {
  if (typeof part === 'string') return paragraph(paint, part);
  if ('facts' in part)
    return `<table cellpadding="0" cellspacing="0" style="margin:0 0 18px;font-size:16px">${Object.entries(
      part.facts,
    )
      .map((one) => fact(paint, one))
      .join('')}</table>`;
  if ('button' in part) return button(paint, part.button, part.href);
  if ('label' in part)
    return `<p ${drawn(paint, 'ink', WORDS)}><a href="${escaped(part.href)}" ${drawn(paint, 'link', 'font-weight:600')}>${escaped(part.label)}</a></p>`;
  const quote = `<blockquote dir="auto" ${ruled(paint, QUOTE)}>${escaped(part.quote)}</blockquote>`;
  return part.heading ? `${paragraph(paint, part.heading)}\n${quote}` : quote;
};

export const emailText = (parts: EmailPart[]) => paragraphs(...parts.map(plain));

export const emailHtml = (sender: MailSender, parts: EmailPart[], above?: string) =>
  mailFrame({ sender, above, body: (paint) => parts.map((part) => marked(paint, part)).join('\n') });

/** The same text twice: for programs that show plain text, and for those that show HTML. */
export const renderEmail = (sender: MailSender, parts: EmailPart[]) => ({
  text: emailText(parts),
  html: emailHtml(sender, parts),
});

/**
 * A notice to staff. Where emails come back to us, it can be answered, and says where the answer ends.
 * @param otherwise the last sentence where they do not
 */
export const renderNotice = (
  sender: MailSender,
  parts: EmailPart[],
  { takesMail, otherwise }: { takesMail: boolean; otherwise?: string },
) => {
  if (!takesMail) return renderEmail(sender, otherwise ? [...parts, otherwise] : parts);
  const said = [...parts, ANSWER_REACHES_SENDER];
  return { text: emailText([ANSWER_ABOVE, ...said]), html: emailHtml(sender, said, ANSWER_ABOVE) };
};
