/** What Next hands a page of its query. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** @returns the value of a name that occurs exactly once, else null */
export const single = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;
