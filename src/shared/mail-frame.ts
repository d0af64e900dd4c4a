import { BUTTON, DARK, LIGHT, type MailColors } from './mail-colors';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Anybody's words, as words: nothing in them is a tag. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const DARK_RULES: [name: keyof MailColors, property: string][] = [
  ['page', 'background-color'],
  ['card', 'background-color'],
  ['ink', 'color'],
  ['soft', 'color'],
  ['link', 'color'],
  ['line', 'border-color'],
];

/** Inline colours win over a style sheet, so the dark ones must insist. */
const darkStyles = DARK_RULES.map(([name, property]) => `.${name}{${property}:${DARK[name]}!important}`).join(
  '',
);

/** Where this stands in the page, the dark colours begin: a preview can show them by day. */
export const WHEN_DARK = '@media (prefers-color-scheme:dark)';

/** Attributes of an element in one of the mail's colours: inline for programs without style sheets. */
export const drawn = (name: Exclude<keyof MailColors, 'page' | 'card' | 'line'>, style: string) =>
  `class="${name}" style="${style};color:${LIGHT[name]}"`;

/** A line that begins its paragraph, and what it leads to. */
export const ruled = (style: string) =>
  `class="soft line" style="${style};border-color:${LIGHT.line};color:${LIGHT.soft}"`;

export const button = (label: string, href: string) =>
  `<p style="margin:0 0 22px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 22px;border-radius:7px;background-color:${BUTTON.ground};color:${BUTTON.words};font-weight:700;text-decoration:none">${escaped(label)}</a></p>`;

type Frame = {
  /** The brand's name, above the mail. */
  sender: string;
  /** What lists of mails show beside the subject; the mail itself does not. */
  preview?: string;
  body: string;
  /** Small print below. */
  foot?: string;
};

const hidden = 'display:none;max-height:0;overflow:hidden';

/**
 * The one page that every mail of the site stands on: one column, colours by name, light and dark. Tables for the
 * programs that know nothing else; no picture and no script, so nothing is fetched and nobody is counted.
 */
export const mailFrame = ({ sender, preview = '', body, foot = '' }: Frame) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(sender)}</title>`,
    `<style>:root{color-scheme:light dark}${WHEN_DARK}{${darkStyles}}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}">`,
    preview && `<div style="${hidden}">${escaped(preview)}</div>`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color:${LIGHT.page}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="card ink line" style="padding:28px 24px;border-top:4px solid ${LIGHT.line};background-color:${LIGHT.card};font:16px/1.55 Arial,sans-serif;color:${LIGHT.ink};text-align:left">`,
    `<p ${drawn('ink', 'margin:0 0 24px;font:700 24px/1.2 Georgia,serif')}>${escaped(sender)}</p>`,
    body,
    '</td></tr></table>',
    foot &&
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td ${drawn('soft', 'padding:18px 24px;font:13px/1.5 Arial,sans-serif;text-align:left')}>${foot}</td></tr></table>`,
    '</td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
