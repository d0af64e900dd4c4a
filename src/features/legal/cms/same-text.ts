type Body = { root?: unknown };
type Text = { title?: unknown; body?: unknown; effectiveDate?: unknown; lastUpdated?: unknown };

/** Properties that a reader can see; the rest (direction, versions, ids) changes each time the editor opens. */
const SEEN = [
  'type',
  'tag',
  'listType',
  'start',
  'text',
  'format',
  'url',
  'newTab',
  'fields',
  'value',
  'children',
];

function essence(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(essence);
  if (typeof node !== 'object' || node === null) return node;
  const seen = node as Record<string, unknown>;
  return SEEN.flatMap((key) => {
    const value = essence(seen[key]);
    return value === undefined || value === '' || value === 0 || value === false ? [] : [[key, value]];
  });
}

/** Stored dates are timestamps at noon; only the date is shown. */
const dateOf = (stored: unknown) => String(stored ?? '').slice(0, 10);

/** Whether a reader would see no difference: title, words, headings, lists, links, pictures and both dates. */
export const isSameText = (one: Text, other: Text): boolean =>
  one.title === other.title &&
  dateOf(one.effectiveDate) === dateOf(other.effectiveDate) &&
  dateOf(one.lastUpdated) === dateOf(other.lastUpdated) &&
  JSON.stringify(essence((one.body as Body)?.root)) === JSON.stringify(essence((other.body as Body)?.root));
