/**
 * A literal list for `in (…)`: a condition has to match a partial index, so it cannot use parameters.
 *
 * @param values our own, never from a request
 */
export const inSql = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
