import type { Site } from '../../support/site';

/** What a visitor reads outside a page's elements: in a file, an API response, an email. Rows may share one. */
export type Reading = (site: Site) => Promise<string>;

export type EditingRow = {
  /** The field's path in its document, rows of a list by number: `values.first.name`, `story.tabs.0.text`. */
  field: string;
  /** What the editor types. */
  text: string;
  /** The public page that shows it. */
  on: string;
  /** A selector on that page, `selector@attribute` for what is not displayed; or a function. */
  place: string | Reading;
  /** What a visitor reads, if it differs from what was typed. */
  reads?: string;
  /** What is stored, if it differs from what was typed. */
  stored?: string;
};

/** A global with a row for each of its texts. */
export type EditedDocument = {
  global: string;
  /** Public pages that its preview shows. */
  previews: string[];
  /** The last part of its preview's address, if that is not the page's own. */
  preview?: string;
  rows: EditingRow[];
  /** Adds the content that its pages need. */
  plant?: (site: Site) => Promise<unknown>;
  /** Removes it again, where the pages of other documents would differ. */
  clear?: (site: Site) => Promise<unknown>;
  /** Before this field, one more row is added to the list with the button below it. */
  adds?: Record<string, string>;
  /** Before this field, the tab of this name is opened. */
  tabs?: Record<string, string>;
};

/** Rows of a page that is edited in its own document. */
export const rowsOn = (
  on: string,
  rows: [field: string, text: string, place: EditingRow['place'], reads?: string][],
) => rows.map(([field, text, place, reads]): EditingRow => ({ field, text, on, place, reads }));

/** Rows whose new text is their own name, with an end: `N(hero.lead)` is no part of `N(hero.leadShort)`. */
export const newWords = (on: string, place: EditingRow['place'], fields: string[]) =>
  fields.map((field): EditingRow => ({ field, text: `N(${field})`, on, place }));

/** The same for texts that must keep placeholders: `N(form.agreement) {terms}`. */
export const newWordsWith = (placeholders: string, ...rows: Parameters<typeof newWords>) =>
  newWords(...rows).map((row) => ({ ...row, text: `${row.text} ${placeholders}`, reads: row.text }));

export const splitPlace = (place: string) => {
  const [selector = '', attribute] = place.split('@');
  return { selector, attribute };
};
