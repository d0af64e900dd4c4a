/** What a spreadsheet would run as a formula when it opens the file; in some languages also in full width. */
const RUNS = /^[=+\-@＝＋－＠\t\r]/;
/** The same for a program that separates by semicolons or tabs, and so splits a cell of ours. */
const RUNS_WHEN_CUT = /([;\t]\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * One cell according to RFC 4180. Text that a spreadsheet would run gets a leading apostrophe, which makes it text.
 * @param value null becomes an empty cell; a date ISO 8601; a list or an object its JSON
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = plain.replace(RUNS_WHEN_CUT, "$1'");
  const text = RUNS.test(safe) ? `'${safe}` : safe;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @returns the line with its end, CRLF */
export const csvLine = (values: unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;
