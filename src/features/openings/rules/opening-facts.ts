export const OPENING_TITLE_MAX = 80;
export const SUMMARY_MAX = 160;

export const CAREERS = '/careers';
export const openingPath = (slug: string) => `${CAREERS}/${slug}`;
