import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

type Heard = { document: number; presses: number };
type Listening = typeof globalThis & { pressesHeard?: Heard };

const MOST = 10;
const BETWEEN_MS = 250;

/** Counts the presses that reach a document, before any listener of the page. */
const countPresses = () => {
  const heard = { document: Math.random(), presses: 0 };
  addEventListener('pointerdown', () => Object.assign(heard, { presses: heard.presses + 1 }), true);
  (globalThis as Listening).pressesHeard = heard;
};

/** Call it before the context opens a page. */
export const hearPresses = (context: BrowserContext) => context.addInitScript(countPresses);

/**
 * On a busy machine Chromium sometimes drops a press: the page gets neither pointerdown nor click, and Playwright does
 * not notice. Such a press is made again, by every locator of the page except those inside a frame.
 */
export function repeatDroppedPresses(page: Page) {
  const frame = page.mainFrame();
  const listen = () => frame.evaluate(() => (globalThis as Listening).pressesHeard).catch(() => undefined);
  /** The same document is still there, and has heard of no press. */
  const isDropped = async (before: Heard | undefined) => {
    const now = before && (await listen());
    return now !== undefined && now.document === before?.document && now.presses === before.presses;
  };
  const { click, check, uncheck } = {
    click: frame.click.bind(frame),
    check: frame.check.bind(frame),
    uncheck: frame.uncheck.bind(frame),
  };

  frame.click = async (selector, options) => {
    if (options?.force || options?.trial || selector.includes('enter-frame')) return click(selector, options);
    const before = await listen();
    await click(selector, options);
    for (let presses = 1; presses < MOST && (await isDropped(before)); presses += 1) {
      await sleep(BETWEEN_MS);
      await click(selector, options);
    }
  };

  /** Playwright looks whether the press has changed the box. */
  const repeated =
    (set: typeof check): typeof check =>
    async (selector, options) => {
      const before = await listen();
      for (let presses = 1; ; presses += 1) {
        try {
          return await set(selector, options);
        } catch (error) {
          const isUnchanged = String(error).includes('did not change its state');
          if (presses === MOST || !isUnchanged || !(await isDropped(before))) throw error;
        }
        await sleep(BETWEEN_MS);
      }
    };
  frame.check = repeated(check);
  frame.uncheck = repeated(uncheck);
}
