/**
 * A list for `in (…)`, word for word: a condition that a partial index shares cannot hold parameters.
 *
 * @param values of our own, never from a request
 */
export const inSql = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
