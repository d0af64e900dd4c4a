import { VERCEL_STEGA_REGEX, vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { type EditedText, editedText } from '@/kit/shared/edited-text';

const MARKED = 'data-edited-text';
const READ_ALOUD = ['aria-label', 'placeholder', 'alt', 'title'];
/** A part of the page that only scripts focus, such as the target of the skip link, is not a tab stop. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const isMarked = (text: string) => text.search(VERCEL_STEGA_REGEX) !== -1;

/** The rest are areas, whose name is read aloud: a click on one means what it contains. */
const HAS_NAME_ONLY = 'img, svg, [role="img"], input, textarea, select, button, a';

/** @returns the text without its mark, after the element has taken note of where it is kept */
function takeMark(element: Element, text: string, isClickable = true): string {
  const place = editedText.safeParse(vercelStegaDecode(text));
  if (place.success && isClickable) {
    element.setAttribute(MARKED, JSON.stringify(place.data));
    if (!element.closest(FOCUSABLE)) element.setAttribute('tabindex', '0');
  }
  return vercelStegaSplit(text).cleaned;
}

function takeFromText(node: Text) {
  const { parentElement } = node;
  if (parentElement && !parentElement.matches('script, style') && isMarked(node.data))
    node.data = takeMark(parentElement, node.data);
}

function takeFromAttributes(element: Element) {
  for (const name of READ_ALOUD) {
    const value = element.getAttribute(name);
    if (value && isMarked(value))
      element.setAttribute(name, takeMark(element, value, element.matches(HAS_NAME_ONLY)));
  }
}

function takeFrom(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) takeFromText(node);
    else if (node instanceof Element) takeFromAttributes(node);
  }
}

/** Takes the marks of src/core/server/edit-marks.ts off the page, now and whenever it changes. @returns how to stop */
export function watchEditMarks(): () => void {
  takeFrom(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (addedNodes.length === 0) takeFrom(target);
      for (const node of addedNodes) takeFrom(node);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: READ_ALOUD,
  });
  return () => observer.disconnect();
}

/** Where the text under a click is kept; a link or button that was reached by keyboard contains its text. */
export function editedTextAt(target: EventTarget | null): EditedText | undefined {
  if (!(target instanceof Element)) return undefined;
  const marked =
    target.closest(`[${MARKED}]`) ?? target.querySelector(`:scope > [${MARKED}], :only-child[${MARKED}]`);
  const stored = marked?.getAttribute(MARKED);
  return stored ? editedText.parse(JSON.parse(stored)) : undefined;
}
