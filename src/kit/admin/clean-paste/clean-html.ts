import { wordLists } from './word-lists';
import { readWordProcessors } from './word-processors';

/** Removes the element and keeps its content. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Puts everything in an element into another one. */
function wrapContent(element: Element, tag: 'strong' | 'em') {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, div';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Formats that the editor does not offer, and elements that only carry styles. */
const ONLY_STYLE = 'span, font, u, ins, sup, sub, small, big, center, a:not([href])';
const KEPT_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'start', 'src'];

/** Turns bold and italic from styles into elements; Google Docs puts everything into a `b` that is not bold. */
function stylesToElements(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    const isPlain = fontWeight === 'normal' || (fontWeight !== '' && Number(fontWeight) < 600);
    const isInline = !element.matches(`${BLOCKS}, table *:not(span, b, i, a)`);
    if (isBold && isInline) wrapContent(element, 'strong');
    if (fontStyle === 'italic' && isInline) wrapContent(element, 'em');
    if (isPlain && element.matches('b, strong')) unwrap(element);
  }
}

/** Google Docs puts an inner list beside the item that it belongs to. */
function innerLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const above = list.previousElementSibling;
    if (above?.matches('li')) above.append(list);
  }
  for (const paragraph of body.querySelectorAll('li > p + p'))
    paragraph.prepend(body.ownerDocument.createElement('br'));
  for (const paragraph of body.querySelectorAll('li > p')) unwrap(paragraph);
}

/** The page's title is the only heading of its level, so the text's own begin one below, and there are two. */
function headings(body: HTMLElement) {
  const lowered = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const level = Math.min(3, Number(heading.tagName.slice(1)) + lowered);
    const own = heading.ownerDocument.createElement(`h${Math.max(2, level)}`);
    own.append(...heading.childNodes);
    for (const bold of own.querySelectorAll('b, strong')) unwrap(bold);
    heading.replaceWith(own);
  }
}

function spaces(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue?.replace(/[\u00a0\s]+/g, ' ') ?? '';
}

const isEmpty = (element: Element) =>
  !element.textContent?.trim() && !element.querySelector('img, table, hr');

/** Paragraphs and line breaks that only add space. Cells of a table may be empty. */
function emptyParts(body: HTMLElement) {
  for (const element of body.querySelectorAll(`p, ${HEADINGS}, strong, b, em, i, li`))
    if (isEmpty(element) && !element.closest('td, th')) element.remove();
  for (const line of body.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (line.parentElement === body || beside.some((one) => one?.matches(BLOCKS))) line.remove();
  }
}

function attributes(body: HTMLElement) {
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
}

/**
 * What Word, Google Docs or a web page put on the clipboard, with nothing but the structure that the editor offers:
 * paragraphs, headings, bold, italic, links, lists and tables.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, col, colgroup'))
    element.remove();
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
  // A path on the computer where it was copied.
  for (const picture of body.querySelectorAll('img[src^="file:"]')) picture.remove();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  for (let one = comments.nextNode(); one; one = comments.nextNode()) found.push(one);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  readWordProcessors(body);
  wordLists(body);
  stylesToElements(body);
  for (const element of body.querySelectorAll(ONLY_STYLE)) unwrap(element);
  innerLists(body);
  headings(body);
  spaces(body);
  emptyParts(body);
  attributes(body);
  return body.innerHTML;
}
