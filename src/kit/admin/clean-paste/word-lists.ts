/** `mso-list:l0 level2 lfo1` in a paragraph's style: its level in a list. */
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const NUMBERED = /^\(?[0-9a-z]{1,4}[.)]/i;

export const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word's own mark of an item, such as `1.` or a bullet of its symbol font. @returns its text */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const text = mark?.textContent?.trim() ?? '';
  mark?.remove();
  return text;
}

type Open = { level: number; list: HTMLElement };

/** The list for an item of this level: the open one, one inside the item above, or a new one before the paragraph. */
function listFor(open: Open[], level: number, tag: 'ol' | 'ul', paragraph: Element): HTMLElement {
  while ((open.at(-1)?.level ?? 0) > level && open.length > 1) open.pop();
  const inner = open.at(-1);
  if (inner && inner.level >= level && inner.list.tagName.toLowerCase() === tag) return inner.list;
  const list = paragraph.ownerDocument.createElement(tag);
  if (inner && inner.level >= level) {
    open.pop();
    inner.list.after(list);
  } else if (inner) inner.list.lastElementChild?.append(list);
  else paragraph.before(list);
  open.push({ level, list });
  return list;
}

/**
 * Word copies the items of a list as paragraphs whose style says their level. They become lists, one inside the other
 * by their levels.
 */
export function wordLists(body: HTMLElement) {
  let open: Open[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    const above = paragraph.previousElementSibling;
    if (!above || !open.some(({ list }) => list === above)) open = [];
    const tag = NUMBERED.test(takeMark(paragraph)) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    listFor(open, level, tag, paragraph).append(item);
    paragraph.remove();
  }
}
