import type { Faces } from '@/kit/shared/faces';
import type { Palette } from '@/kit/shared/palette/palette';
import { type MailColors, type MailPaint, mailPaint } from './mail-colors';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Any text, as text: nothing in it is a tag. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const DARK_RULES: [name: keyof MailColors, property: string][] = [
  ['page', 'background-color'],
  ['card', 'background-color'],
  ['ink', 'color'],
  ['soft', 'color'],
  ['link', 'color'],
  ['line', 'border-color'],
];

/** Inline colors win over a style sheet, so the dark ones need `!important`. */
const darkStyles = ({ dark }: MailPaint) =>
  DARK_RULES.map(([name, property]) => `.${name}{${property}:${dark[name]}!important}`).join('');

/** Marks the start of the dark colors in the page, so that a preview can apply them in light mode. */
export const WHEN_DARK = '@media (prefers-color-scheme:dark)';

/** Attributes of an element in one of the email's colors: inline for programs without style sheets. */
export const drawn = (
  { light }: MailPaint,
  name: Exclude<keyof MailColors, 'page' | 'card' | 'line'>,
  style: string,
) => `class="${name}" style="${style};color:${light[name]}"`;

/** A run-in line at the start of a paragraph, and what follows it. */
export const ruled = ({ light }: MailPaint, style: string) =>
  `class="soft line" style="${style};border-color:${light.line};color:${light.soft}"`;

export const button = ({ button: { ground, words } }: MailPaint, label: string, href: string) =>
  `<p style="margin:0 0 22px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 22px;border-radius:7px;background-color:${ground};color:${words};font-weight:700;text-decoration:none">${escaped(label)}</a></p>`;

/** The email's sender: its name is at the top, in its colors and faces. */
export type MailSender = { name: string; palette: Palette; faces: Faces };

type Frame = {
  sender: MailSender;
  /** What mail lists show beside the subject; the email itself does not. */
  preview?: string;
  /** The first line, above the name. */
  above?: string;
  body: (paint: MailPaint) => string;
  /** Small print below. */
  foot?: (paint: MailPaint) => string;
};

const hidden = 'display:none;max-height:0;overflow:hidden';

/**
 * The one layout of every email of the site: one column, named colors, light and dark. Tables for programs that
 * support nothing else; no pictures or scripts, so nothing is fetched and nobody is tracked.
 */
export function mailFrame({ sender, preview = '', above, body, foot }: Frame): string {
  const { name } = sender;
  const paint = mailPaint(sender);
  const { light, fonts } = paint;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(name)}</title>`,
    `<style>:root{color-scheme:light dark}${WHEN_DARK}{${darkStyles(paint)}}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${light.page}">`,
    preview && `<div style="${hidden}">${escaped(preview)}</div>`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="card ink line" style="padding:28px 24px;border-top:4px solid ${light.line};background-color:${light.card};font:16px/1.55 ${fonts.text};color:${light.ink};text-align:left">`,
    above && `<p ${drawn(paint, 'soft', 'margin:0 0 14px;font-size:13px')}>${escaped(above)}</p>`,
    `<p ${drawn(paint, 'ink', `margin:0 0 24px;font:700 24px/1.2 ${fonts.display}`)}>${escaped(name)}</p>`,
    body(paint),
    '</td></tr></table>',
    foot &&
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td ${drawn(paint, 'soft', `padding:18px 24px;font:13px/1.5 ${fonts.text};text-align:left`)}>${foot(paint)}</td></tr></table>`,
    '</td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}
