import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'template']);
const BLOCKS =
  /^(address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|table|td|th|tr|ul)$/;
const CONTROLS = new Set(['button', 'input', 'meta', 'option', 'select', 'textarea']);
/** What a person or a machine gets from a tag; classes, ids and styles are not among it. */
const TELLING = [
  'name',
  'property',
  'content',
  'type',
  'value',
  'placeholder',
  'required',
  'disabled',
  'checked',
  'selected',
  'aria-label',
  'alt',
  'src',
  'action',
  'method',
];

const told = (attributes: Record<string, string>) =>
  TELLING.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [value === '' ? name : `${name}="${value}"`];
  }).join(' ');

/** The words of a page in their order, a block a line: headings, links with their addresses, controls, metadata. */
export function pageText(html: string): string {
  const lines: string[] = [];
  const links: string[] = [];
  let line = '';
  let silent = 0;
  let isData = false;
  const end = () => {
    const words = line.replaceAll(/\s+/g, ' ').trim();
    if (words) lines.push(words);
    line = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      isData = name === 'script' && attributes.type === 'application/ld+json';
      if (SILENT.has(name)) silent += 1;
      if (BLOCKS.test(name) || name === 'title') end();
      if (/^h[1-6]$/.test(name)) line += `${'#'.repeat(Number(name[1]))} `;
      if (name === 'a') links.push(attributes.href ?? '');
      if (name === 'img') line += ` (picture ${told(attributes)}) `;
      if (name === 'form') lines.push(`<form ${told(attributes)}>`);
      if (name === 'link' && /canonical|alternate|icon|manifest/.test(attributes.rel ?? ''))
        lines.push(`<link ${attributes.rel} ${attributes.href}>`);
      if (CONTROLS.has(name)) line += ` <${name} ${told(attributes)}> `;
      else if (attributes['aria-label']) line += ` (${attributes['aria-label']}) `;
    },
    ontext(text) {
      if (isData) lines.push(JSON.stringify(JSON.parse(text), null, 1));
      else if (silent === 0) line += text;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === 'script') isData = false;
      if (name === 'a') line += ` [${links.pop()}]`;
      if (BLOCKS.test(name) || name === 'title') end();
    },
  });
  parser.write(html);
  parser.end();
  end();
  return `${lines.join('\n')}\n`;
}
