import type { Site } from '../../support/site';

/** Where a visitor reads it, where that is no element of a page: in a file, an answer, a mail. */
export type Reading = (site: Site) => Promise<string>;

export type EditingRow = {
  /** The field's path in its document, rows of a list by number: `values.first.name`, `story.tabs.0.text`. */
  field: string;
  /** What the editor types. */
  text: string;
  /** The public page that shows it. */
  on: string;
  /** A selector on that page, `selector@attribute` for what is not printed; or a reading of its own. */
  place: string | Reading;
  /** What a visitor reads, where it is more or other than what was typed. */
  reads?: string;
  /** What is stored, where it is other than what was typed. */
  stored?: string;
};

/** A global with a row for each of its texts. */
export type EditedDocument = {
  global: string;
  /** Public pages that its preview shows. */
  previews: string[];
  rows: EditingRow[];
  /** Before this field the list gets one more row, by the button under it. */
  adds?: Record<string, string>;
  /** Before this field the tab of this name is opened. */
  tabs?: Record<string, string>;
};

/** One row of a page that is edited in a document of its own. */
export const rowsOn = (on: string, rows: [field: string, text: string, place: string, reads?: string][]) =>
  rows.map(([field, text, place, reads]): EditingRow => ({ field, text, on, place, reads }));

export const splitPlace = (place: string) => {
  const [selector = '', attribute] = place.split('@');
  return { selector, attribute };
};
