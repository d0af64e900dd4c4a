import type { Page } from '@playwright/test';

/** Far more than a frame takes: a page that draws none on a busy machine is measured all the same. */
const MOST_MS = 2000;

/** Waits until changes are drawn, to the end of their transition: with reduced motion, too, that takes a moment. */
export const nextFrames = (page: Page) =>
  page.evaluate(async (most) => {
    const settle = (what: Promise<unknown>) =>
      Promise.race([what, new Promise((resolve) => setTimeout(resolve, most))]);
    for (const _ of [1, 2]) await settle(new Promise((resolve) => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await settle(Promise.allSettled(transitions.map(({ finished }) => finished)));
    for (const late of transitions) if (late.playState === 'running') late.finish();
  }, MOST_MS);
