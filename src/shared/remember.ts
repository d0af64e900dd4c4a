/**
 * Works each text out once: for what is asked for again and again in a few spellings.
 *
 * @param make must not throw, and its results must not be changed
 * @param most texts are remembered, then it begins anew: who sends many only makes it work
 */
export function remember<T>(make: (text: string) => T, most = 1000): (text: string) => T {
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
