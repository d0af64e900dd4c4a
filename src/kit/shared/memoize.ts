/**
 * Computes each text's result once: for frequent values in a few spellings.
 *
 * @param make must not throw, and its results must not be changed
 * @param most how many texts are cached before it starts again: whoever sends many only costs computing time
 */
export function memoize<T>(make: (text: string) => T, most = 1000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
