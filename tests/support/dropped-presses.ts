import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from '@playwright/test';

type Heard = { document: number; presses: number };
type Listening = typeof globalThis & { pressesHeard?: Heard };

const MOST_PRESSES = 10;
const BETWEEN_MS = 250;
const ANSWER_MS = 5000;

/** Counts the presses that reach a document, before any listener of the page. Without scripts, no listener is called. */
const countPresses = () => {
  if (matchMedia('(scripting: none)').matches) return;
  const heard = { document: Math.random(), presses: 0 };
  addEventListener('pointerdown', () => Object.assign(heard, { presses: heard.presses + 1 }), true);
  (globalThis as Listening).pressesHeard = heard;
};

function repeatPresses(page: Page) {
  const frame = page.mainFrame();
  /** Undefined for a document that does not answer, as one that is being replaced: then no press is repeated. */
  const listen = () =>
    Promise.race([
      frame.evaluate(() => (globalThis as Listening).pressesHeard).catch(() => undefined),
      sleep(ANSWER_MS, undefined, { ref: false }),
    ]);
  /** The same document is still there, and has heard of no press. */
  const isDropped = async (before: Heard | undefined) => {
    const now = before && (await listen());
    return now !== undefined && now.document === before?.document && now.presses === before.presses;
  };

  const click = frame.click.bind(frame);
  frame.click = async (selector, options) => {
    if (options?.force || options?.trial || selector.includes('enter-frame')) return click(selector, options);
    const before = await listen();
    await click(selector, options);
    for (let presses = 1; presses < MOST_PRESSES && (await isDropped(before)); presses += 1) {
      await sleep(BETWEEN_MS);
      await click(selector, options);
    }
  };

  /** For boxes, whose change Playwright checks by itself. */
  const repeated =
    (set: Frame['check']): Frame['check'] =>
    async (selector, options) => {
      const before = await listen();
      for (let presses = 1; ; presses += 1) {
        try {
          return await set(selector, options);
        } catch (error) {
          const isUnchanged = String(error).includes('did not change its state');
          if (presses === MOST_PRESSES || !isUnchanged || !(await isDropped(before))) throw error;
        }
        await sleep(BETWEEN_MS);
      }
    };
  frame.check = repeated(frame.check.bind(frame));
  frame.uncheck = repeated(frame.uncheck.bind(frame));
}

/**
 * On a busy machine Chromium sometimes drops a press: the page gets neither pointerdown nor click, and Playwright does
 * not notice. Such a press is made again, by every locator of the context's pages except those inside a frame. Call it
 * before the context opens a page.
 */
export async function repeatDroppedPresses(context: BrowserContext) {
  await context.addInitScript(countPresses);
  context.on('page', repeatPresses);
}
