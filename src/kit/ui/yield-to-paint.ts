/** Lets the page paint and react to input before the next piece of work begins. */
export const yieldToPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
