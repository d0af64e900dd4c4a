type Prepared = { title: string; text: string; state?: string | null | undefined };

/** What remains when somebody edits the rest. */
const longestLine = (text: string) =>
  text
    .split('\n')
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')
    .trim();

/**
 * The title of the prepared email that a text was begun with, if that email is for another state; null if there is
 * none. It looks at the text itself, which may have been begun elsewhere, or before the state changed.
 * @param state of the record that the text is about
 */
export function mismatchedEmail(text: string, prepared: readonly Prepared[], state: string): string | null {
  const used = prepared.filter((one) => one.state && text.includes(longestLine(one.text)));
  if (used.some((one) => one.state === state)) return null;
  return used[0]?.title ?? null;
}
