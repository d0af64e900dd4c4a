import type { Site } from '../../support/site';

/** What a visitor reads outside a page's elements: in a file, an API response, an email. Rows may share one. */
export type Reading = (site: Site) => Promise<string>;

export type EditingRow = {
  /** The field's path in its document, rows of a list by number: `values.firstName`, `story.tabs.0.text`. */
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
  rows: EditingRow[];
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

export const splitPlace = (place: string) => {
  const [selector = '', attribute] = place.split('@');
  return { selector, attribute };
};
