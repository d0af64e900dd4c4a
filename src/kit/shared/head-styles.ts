/**
 * Style sheets of pages that are being made, by name. React's server and the renderer of its HTML have modules of their
 * own in one process: only a global is the same for both.
 */
type Store = { headStyles?: Map<string, string> };

export const headStyles = (): Map<string, string> => {
  const store = globalThis as Store;
  store.headStyles ??= new Map();
  return store.headStyles;
};
