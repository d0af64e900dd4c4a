/** The longest time the page may be busy without a break: less than a frame at 60 per second. */
const SLICE_MS = 12;
/** A few hundred tickets: a few milliseconds of hashing. */
const PIECE = 16_384;

/** A message arrives sooner than a timer, and background tabs do not slow it down. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Passes texts on in small pieces and lets the page react between them: however long the work takes, the page
 * responds to every key without delay.
 */
export async function* inSlices(
  texts: AsyncIterable<string>,
  { now = () => performance.now(), rest = breathe } = {},
): AsyncGenerator<string, void> {
  let began = now();
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += PIECE) {
      yield text.slice(at, at + PIECE);
      if (now() - began < SLICE_MS) continue;
      await rest();
      began = now();
    }
  }
}
