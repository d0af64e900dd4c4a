import { textHref } from '@/kit/shared/link-address';
import { styleOf } from './word-lists';

const all = (body: HTMLElement, selector: string) => [...body.querySelectorAll(selector)];

/** Replaces an element by one of another name with the same content. */
function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i;
const CROSSED_OUT = /text-decoration(-line)?:[^;]*line-through/i;
const DELETED_CLASS = /track\S*delet|delet\S*track|deletedtext|trackedchange\S*\s.*\bdelet/i;
/** Comments of Word and Google Docs, and Word's mark at the end of a paragraph. */
const BESIDE_THE_TEXT =
  '[hidden], [role=deletion], .EOP, .MsoCommentReference, a[href*="#_msocom_"], sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])';

/** Removes what is not part of the text. Words crossed out are gone: the editor cannot show that they are, so readers would take them for the text. */
function removeUnread(body: HTMLElement): void {
  for (const element of all(body, `del, s, strike, ${BESIDE_THE_TEXT}`)) element.remove();
  for (const element of all(body, '[style], [class]')) {
    const isGone = HIDDEN.test(styleOf(element)) || CROSSED_OUT.test(styleOf(element));
    if (isGone || DELETED_CLASS.test(element.className)) element.remove();
  }
}

/** Keeps the words of links inside the document, such as those of footnotes, which lead nowhere on a page, and of links that are not allowed. */
function innerLinks(body: HTMLElement): void {
  for (const link of all(body, 'a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || textHref(href) === null) link.removeAttribute('href');
  }
  for (const rule of all(body, '[style*="footnote-list"] > hr, [style*="endnote-list"] > hr')) rule.remove();
}

/** Word online writes a heading as a paragraph with a role; Word names its level in the style. */
function headingLevel(paragraph: Element): number {
  const style = paragraph.querySelector('[data-ccp-parastyle]')?.getAttribute('data-ccp-parastyle') ?? '';
  if (paragraph.matches('.MsoTitle') || /^title$/i.test(style)) return 1;
  const named =
    /^heading (\d)$/i.exec(style)?.[1] ?? /mso-outline-level:\s*(\d)/i.exec(styleOf(paragraph))?.[1];
  if (named) return Number(named);
  return paragraph.matches('[role=heading]') ? Number(paragraph.getAttribute('aria-level')) || 2 : 0;
}

function headings(body: HTMLElement): void {
  for (const paragraph of all(body, 'p, div[role=heading]')) {
    const level = headingLevel(paragraph);
    if (level > 0) rename(paragraph, `h${Math.min(6, level)}`);
  }
}

/**
 * Word online copies each item as a list of its own that names the item's level. They become paragraphs as Word itself
 * copies them, which `wordLists` then reads.
 */
function separateItems(body: HTMLElement): void {
  for (const item of all(body, 'li[data-aria-level]')) {
    const list = item.parentElement;
    if (!list || item.parentElement?.closest('li')) continue;
    const place = list.closest('.ListContainerWrapper') ?? list;
    const paragraph = item.ownerDocument.createElement('p');
    paragraph.setAttribute('style', `mso-list:l0 level${item.getAttribute('data-aria-level')} lfo1`);
    const mark = item.ownerDocument.createElement('span');
    mark.setAttribute('style', 'mso-list:Ignore');
    mark.textContent = list.matches('ol') ? '1.' : '·';
    for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
    paragraph.append(mark, ...item.childNodes);
    item.remove();
    place.before(paragraph);
    if (!place.querySelector('li')) place.remove();
  }
}

/** Turns what word processors say by roles, classes and styles into elements, and removes what they do not print. */
export function readWordProcessors(body: HTMLElement): void {
  removeUnread(body);
  innerLinks(body);
  headings(body);
  separateItems(body);
}
