/** How long the page may be busy at a stretch: less than one picture at 60 a second. */
const SLICE_MS = 12;
/** Some hundred tickets: a few milliseconds of hashing. */
const PIECE = 16_384;

/** A message comes before the next timer, and is not slowed down in a tab in the background. */
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
 * Hands texts on in small pieces, and lets the page answer its reader between them: whoever works through the pieces
 * may take as long as the work takes, and every key is still heard at once.
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
