/** A stored text with the record's values filled in; an unknown placeholder stays visible. */
export const fillPlaceholders = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(facts, key) ? (facts[key] ?? whole) : whole,
  );
