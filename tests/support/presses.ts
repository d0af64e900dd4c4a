import type { BrowserContext, Page } from '@playwright/test';

const STORED = 'presses-of-the-test';

/**
 * Counts what a hand does in a tab: presses of the pointer, and keys that are not the text itself. Text is filled in, so
 * it has no key; a letter that is pressed outside a field is a shortcut, and counts. Playwright holds a press back on the
 * window when the element moved at the last moment, and presses again: listeners on the document see it once.
 */
const countInTab = (stored: string) => {
  const add = () => sessionStorage.setItem(stored, String(Number(sessionStorage.getItem(stored)) + 1));
  document.addEventListener('pointerdown', add, true);
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      const isModifier = ['Shift', 'Control', 'Meta', 'Alt'].includes(key);
      const isText =
        key.length === 1 &&
        !ctrlKey &&
        !metaKey &&
        target instanceof Element &&
        target.matches('input, textarea, [contenteditable=true]');
      if (!isModifier && !isText) add();
    },
    true,
  );
};

/** The presses in one tab, which may be on its way to another page. */
async function pressesIn(page: Page): Promise<number> {
  try {
    return await page.evaluate((stored) => Number(sessionStorage.getItem(stored)), STORED);
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    await page.waitForLoadState('domcontentloaded');
    return pressesIn(page);
  }
}

/** Counts the presses in all tabs that the context opens from now on. `add`: those that the browser's own parts take. */
export async function countPresses(context: BrowserContext) {
  await context.addInitScript(countInTab, STORED);
  let others = 0;
  return {
    add: (presses: number) => {
      others += presses;
    },
    total: async () => {
      const inTabs = await Promise.all(context.pages().map(pressesIn));
      return inTabs.reduce((sum, one) => sum + one, others);
    },
  };
}
