/** A kept text with a record's own words in it; a placeholder that nobody knows stays, to be seen. */
export const fillPlaceholders = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(facts, key) ? (facts[key] ?? whole) : whole,
  );
