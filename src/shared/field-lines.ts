/** Lines of `Name: value`, one field a line, so that the back office can read the file again. */
export const fieldLines = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value.replace(/\s*\n\s*/g, ' ')}`);

/** Marks that programs put before a text without anybody seeing them. */
const BYTE_ORDER = /^\uFEFF/;

/** A file's lines, whatever program kept it in between. */
export const fileLines = (content: string): string[] => content.replace(BYTE_ORDER, '').split(/\r\n|\r|\n/);

/** What `fieldLines` wrote; of a name that stands there twice, the first. Lines without a name are passed over. */
export function readFieldLines(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([A-Z][A-Za-z ]*): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}
