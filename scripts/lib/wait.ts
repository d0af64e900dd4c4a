export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the answer is true. @returns false when `ms` passed first */
export async function waitUntil(ms: number, ask: () => boolean | Promise<boolean>, everyMs = 50) {
  const end = Date.now() + ms;
  for (;;) {
    if (await ask()) return true;
    if (Date.now() >= end) return false;
    await sleep(everyMs);
  }
}
