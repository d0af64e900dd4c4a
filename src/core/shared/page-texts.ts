import { fillPlaceholders } from '@/kit/shared/fill-placeholders';

/** A text that the owner of the site may change; `original` shows until then, and again when it is emptied. */
export type Text = {
  label: string;
  max: number;
  original: string;
  help?: string;
  isLong: boolean;
  /** Placeholders that it must keep, such as the number of a request. */
  needs?: readonly string[];
};

/** What a row shows besides its texts: one of the drawings that the layout knows. */
export type Choice = { label: string; options: Readonly<Record<string, string>> };

/** Rows that the owner may reorder, add and remove, within what the layout carries. */
export type List<Row extends Record<string, string> = Record<string, string>> = {
  label: string;
  /** What one row is called. */
  row: string;
  min: number;
  max: number;
  columns: Record<keyof Row, Text | Choice>;
  original: readonly Row[];
};

export type TextPart = { label: string; texts: Record<string, Text | List> };

/** All texts of one document in the back office, grouped as the page is. */
export type PageTexts = {
  slug: string;
  label: string;
  /** Of the back office's menu; the website's by default. */
  group?: 'brand';
  /** Follows the sentence about placeholders at the top of the form. */
  about?: string;
  parts: Record<string, TextPart>;
};

/** The texts as a page receives them. */
export type WordsOf<P extends PageTexts> = {
  [Name in keyof P['parts']]: {
    [Key in keyof P['parts'][Name]['texts']]: P['parts'][Name]['texts'][Key] extends List<infer Row>
      ? Row[]
      : string;
  };
};

/** At most one line. */
export const line = (label: string, max: number, original = '', help?: string): Text => ({
  label,
  max,
  original,
  help,
  isLong: false,
});

/** One or more sentences; lines may be broken. */
export const paragraph = (label: string, max: number, original = '', help?: string): Text => ({
  ...line(label, max, original, help),
  isLong: true,
});

/** A text that would be of no use without these placeholders. */
export const needing = (needs: readonly string[], text: Text): Text => ({ ...text, needs });

/** @returns what a text lacks, as a sentence for its editor; null when it may be saved */
export function lacking({ needs = [] }: Text, written: string): string | null {
  const gone = needs.filter((name) => !written.includes(`{${name}}`)).map((name) => `{${name}}`);
  return gone.length > 0 && written.trim() !== '' ? `This text must contain ${gone.join(' and ')}.` : null;
}

export const list = <Row extends Record<string, string>>(rows: List<Row>): List<Row> => rows;

export const part = <Texts extends TextPart['texts']>(label: string, texts: Texts) => ({ label, texts });

/** Rows of one text each. */
export const textRows = (...all: string[]) => all.map((text) => ({ text }));

export const pageTop = (heading: string, lead: string) =>
  part('Top of the page', {
    heading: line('Heading', 120, heading),
    lead: paragraph('First sentences', 800, lead),
  });

export const searchResult = (title: string, description: string) =>
  part('Search results and shared links', {
    title: line('Title', 120, title, 'The brand’s name is added after it.'),
    description: paragraph('Description', 160, description, 'One or two sentences, at most 160 characters.'),
  });

/** What an owner changed, as stored: by part and key; a list is stored whole, and each of its rows has an id. */
export type StoredTexts = Record<string, Record<string, unknown> | null | undefined>;

/** The values of placeholders that every text may contain. */
export type PlaceholderFacts = { brand: string; seats: number; left: number };

const isList = (one: Text | List): one is List => 'columns' in one;
export const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const mapParts = (page: PageTexts, map: (one: Text | List, path: [part: string, key: string]) => unknown) =>
  Object.fromEntries(
    Object.entries(page.parts).map(([name, { texts }]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, map(one, [name, key])])),
    ]),
  );

type Row = Record<string, unknown>;

const rowsIn = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];

/** The rows without anything that is not a text of theirs; `id` is what a form knows a row by. */
const tidyRows = ({ columns }: List, rows: Row[]) =>
  rows.map((row, index) => ({
    ...Object.fromEntries(
      Object.keys(columns).map((name) => [name, typeof row[name] === 'string' ? row[name] : '']),
    ),
    id: typeof row.id === 'string' ? row.id : `row-${index}`,
  }));

const withoutIds = (rows: Row[]) => JSON.stringify(rows.map(({ id: _id, ...texts }) => texts));

/**
 * What a document says differently from its originals, to be stored. A text that is empty or as the original is not
 * among it, so that a later original shows.
 */
export function changedTexts(page: PageTexts, document: StoredTexts): StoredTexts {
  const parts = Object.entries(page.parts).map(([name, { texts }]): [string, Row] => {
    const changed = Object.entries(texts).flatMap(([key, one]): [string, unknown][] => {
      const value = document[name]?.[key];
      if (!isList(one)) return isWritten(value) && value !== one.original ? [[key, value]] : [];
      const rows = tidyRows(one, rowsIn(value));
      const isOriginal = withoutIds(rows) === withoutIds(tidyRows(one, [...one.original]));
      return rows.length > 0 && !isOriginal ? [[key, rows]] : [];
    });
    return [name, Object.fromEntries(changed)];
  });
  return Object.fromEntries(parts.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** One part as a form shows it: every text, the original where the owner changed nothing. */
export const textsOfPart = (page: PageTexts, name: string, stored: StoredTexts): Row =>
  Object.fromEntries(
    Object.entries(page.parts[name]?.texts ?? {}).map(([key, one]) => {
      const value = stored[name]?.[key];
      if (!isList(one)) return [key, isWritten(value) ? value : one.original];
      const rows = rowsIn(value);
      return [key, tidyRows(one, rows.length > 0 ? rows : [...one.original])];
    }),
  );

/** What a document says before anybody has changed it, by part and key. */
export const originalTexts = (page: PageTexts) => mapParts(page, ({ original }) => original);

/** The page's texts, with placeholders filled in; braces that no fact belongs to are left for the page. */
export function wordsOf<P extends PageTexts>(
  page: P,
  stored: StoredTexts,
  facts: PlaceholderFacts,
): WordsOf<P> {
  const values = { brand: facts.brand, seats: String(facts.seats), left: String(facts.left) };
  const fill = (text: unknown) => fillPlaceholders(typeof text === 'string' ? text : '', values);
  const rowsOf = ({ columns, original }: List, rows: unknown) =>
    (Array.isArray(rows) && rows.length > 0 ? rows : original).map((row) =>
      Object.fromEntries(Object.keys(columns).map((column) => [column, fill(row[column])])),
    );
  return mapParts(page, (one, [name, key]) => {
    const value = stored[name]?.[key];
    return isList(one) ? rowsOf(one, value) : fill(isWritten(value) ? value : one.original);
  }) as WordsOf<P>;
}
