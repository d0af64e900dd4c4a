import type { ArrayField, Field, GroupField, TextareaField, TextField } from 'payload';

/** One line of a page: a heading, a name, the text of a link. */
export const textLine = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 120,
  admin: { description },
});

/** One paragraph of a page. */
export const textParagraph = (name: string, label: string, description?: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength: 800,
  admin: { description, rows: 3 },
});

/** A part of the page with its own heading in the back office. */
export const textGroup = (name: string, label: string, fields: Field[]): GroupField => ({
  name,
  label,
  type: 'group',
  fields,
});

type RowsOptions = { row: string; min: number; max: number };

/** As many rows as an editor likes, within what the page's layout holds. */
export const rows = (
  name: string,
  label: string,
  { row, min, max }: RowsOptions,
  fields: Field[],
): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular: row, plural: label },
  minRows: min,
  maxRows: max,
  admin: { initCollapsed: false },
  fields,
});
