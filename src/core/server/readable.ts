type Bookkeeping = 'id' | '_status' | 'createdAt' | 'updatedAt' | 'globalType';
const BOOKKEEPING = new Set<string>(['id', '_status', 'createdAt', 'updatedAt', 'globalType']);

/** A document as its page reads it: text and rows, without ids, dates and states. */
export type Readable<T> = T extends readonly (infer Row)[]
  ? Readable<Row>[]
  : T extends object
    ? { [Key in Exclude<keyof T, Bookkeeping>]-?: Readable<NonNullable<T[Key]>> }
    : T;

/** Values for the placeholders that an editor may write in braces. */
export type PlaceholderValues = { brand: string; seats: number };

const fillIn = (text: string, words: PlaceholderValues) =>
  text.replace(/\{(brand|seats)\}/g, (_, name: keyof PlaceholderValues) => String(words[name]));

/** A draft may lack what publishing requires: missing texts read as empty. */
export function readable<T>(value: T, words: PlaceholderValues): Readable<T> {
  const read = (part: unknown): unknown => {
    if (typeof part === 'string') return fillIn(part, words);
    if (Array.isArray(part)) return part.map(read);
    if (part === null || typeof part !== 'object') return part ?? '';
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => !BOOKKEEPING.has(key))
        .map(([key, inner]) => [key, read(inner)]),
    );
  };
  return read(value) as Readable<T>;
}
