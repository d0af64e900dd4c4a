import type { Page } from '@playwright/test';

/** Waits until changes are drawn, to the end of their transition: with reduced motion, too, that takes a moment. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
