const GIVEN_UP_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

const isRow = (name: string | undefined) => /^\d+$/.test(name ?? '');

/** What the form shows of a field, or of the group or row that it will be in. */
function shownPart(path: string[]): HTMLElement | null {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const part = path.slice(0, depth);
    const row = isRow(part.at(-1)) ? `${part.slice(0, -1).join('-')}-row-${part.at(-1)}` : '';
    const found = document.getElementById(`field-${part.join('__')}`) ?? document.getElementById(row);
    if (found) return found;
  }
  return null;
}

function expandRowsAround(element: Element) {
  for (
    let at = element.closest('.collapsible--collapsed');
    at;
    at = at.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    at.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/**
 * Scrolls to a field of the form and puts the focus into it. Payload draws fields as they come near the window, tabs
 * when they are opened and rows when they are expanded, so this goes step by step.
 */
export async function reachField(field: string): Promise<void> {
  const path = field.split('.');
  const tried = new Set<Element>();
  for (const until = Date.now() + GIVEN_UP_AFTER_MS; Date.now() < until; await pause()) {
    const whole = document.getElementById(`field-${path.join('__')}`);
    const input = whole?.matches('input, textarea, select')
      ? whole
      : whole?.querySelector<HTMLElement>('input, textarea');
    if (input) {
      expandRowsAround(input);
      input.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true });
      if (document.activeElement === input) return;
      continue;
    }
    const part = shownPart(path);
    if (part) {
      expandRowsAround(part);
      part.scrollIntoView({ block: 'start' });
      continue;
    }
    const tab = [...document.querySelectorAll('.tabs-field__tab-button')].find((one) => !tried.has(one));
    if (tab) {
      tried.add(tab);
      (tab as HTMLElement).click();
    }
  }
}
