/** `style` is a style sheet, `data` a block of JSON-LD. */
export type KeptElement = { kind: 'style' | 'data'; text: string };

/**
 * Elements for the heads of pages that are being made, by name. React's server and the renderer of its HTML have modules
 * of their own in one process: only a global is the same for both.
 */
type Store = { headElements?: Map<string, KeptElement> };

export const headElements = (): Map<string, KeptElement> => {
  const store = globalThis as Store;
  store.headElements ??= new Map();
  return store.headElements;
};
