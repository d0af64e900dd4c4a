/** Lines of `Name: value`, one per field, so that the back office can read the file again. */
export const fieldLines = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value.replace(/\s*\n\s*/g, ' ')}`);

/** Invisible marks that programs put before a text. */
const BYTE_ORDER = /^\uFEFF/;

/** A file's lines, whatever program saved it in between. */
export const fileLines = (content: string): string[] => content.replace(BYTE_ORDER, '').split(/\r\n|\r|\n/);

/** Parses what `fieldLines` wrote; of a repeated name, the first counts. Lines without a name are skipped. */
export function readFieldLines(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([A-Z][A-Za-z ]*): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}
