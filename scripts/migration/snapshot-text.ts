/** `tables`, one of them, `columns`, one of them. */
const LINE_DEPTH = 4;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with one line for each column, index, key and enum, so that a review shows what changed and no more. */
export function snapshotText(value: unknown, depth = 0): string {
  const hasLines = depth < LINE_DEPTH && isObject(value) && Object.values(value).some(isObject);
  if (!hasLines) return JSON.stringify(value);
  const indent = '  '.repeat(depth);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${indent}  ${JSON.stringify(key)}: ${snapshotText(inner, depth + 1)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
