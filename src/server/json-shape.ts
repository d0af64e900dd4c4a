const MAX_DEPTH = 32;

/** Strings, brackets, colons; everything between them is of no interest here. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Refuses what readers of JSON understand differently: an object with the same key twice, and nesting without end.
 *
 * @param text JSON that JSON.parse accepts
 * @throws Error without details
 */
export function assertPlainJson(text: string): void {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addKey(open.at(-1), last);
    last = token;
    if (open.length > MAX_DEPTH) throw new Error('too deep');
  }
}

function addKey(keys: Set<string> | null | undefined, quoted: string): void {
  const key = String(JSON.parse(quoted));
  if (!keys || keys.has(key)) throw new Error('a key occurs twice');
  keys.add(key);
}
