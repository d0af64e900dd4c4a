/** A page's seed: everything that an editor would type. */
export type InfoSeed<Page> = Omit<Page, 'id' | '_status' | 'createdAt' | 'updatedAt' | 'globalType'>;

/** Rows of one text each. */
export const texts = (...all: string[]) => all.map((text) => ({ text }));
