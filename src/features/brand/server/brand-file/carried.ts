import type { Field } from 'payload';
import { z } from 'zod';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** What Payload adds to the fields of documents and rows: their ids, when they were written, and whether they are published. */
const PAYLOADS_OWN = ['id', 'createdAt', 'updatedAt', '_status'];

/** Fields with a name, wherever tabs and rows put them; uploads, notes and what forms send along are left out. */
function named(fields: Field[]): (Field & { name: string })[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => named('name' in tab ? [] : tab.fields));
    if (field.type === 'row' || field.type === 'collapsible') return named(field.fields);
    const isLeft =
      field.type === 'upload' ||
      field.type === 'ui' ||
      !('name' in field) ||
      PAYLOADS_OWN.includes(field.name ?? '') ||
      ('hidden' in field && field.hidden) ||
      // A group of sentences is filled from what its document stores.
      ('virtual' in field && field.virtual && field.type !== 'group');
    return isLeft ? [] : [field as Field & { name: string }];
  });
}

/** The part of a stored document that a brand file carries: by the document's own fields, without ids and states. */
export function carried(fields: Field[], stored: unknown): Values {
  const values = isObject(stored) ? stored : {};
  return Object.fromEntries(
    named(fields).flatMap((field): [string, unknown][] => {
      const value = values[field.name];
      // An empty text is part of the brand: what the other installation has there must go.
      if (value === undefined || value === null) {
        return field.type === 'text' || field.type === 'textarea' ? [[field.name, '']] : [];
      }
      if (field.type === 'group') return [[field.name, carried(field.fields, value)]];
      if (field.type === 'array')
        return [[field.name, (Array.isArray(value) ? value : []).map((row) => carried(field.fields, row))]];
      return [[field.name, value]];
    }),
  );
}

function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'group':
      return shapeOf(field.fields);
    case 'array':
      return z
        .array(shapeOf(field.fields))
        .min(field.minRows ?? 0)
        .max(field.maxRows ?? 1000);
    case 'text':
    case 'textarea':
      return z.string().max(field.maxLength ?? 10_000);
    case 'email':
      return z.email().max(254);
    case 'date':
      return z.iso.datetime();
    case 'number':
      return z.number();
    case 'checkbox':
      return z.boolean();
    case 'select':
      return z.enum(field.options.map((option) => (typeof option === 'string' ? option : option.value)));
    default:
      return z.never();
  }
}

/** What a document of a brand file may contain; a field that is missing stays as it is. */
export const shapeOf = (fields: Field[]): z.ZodType<Values> =>
  z.strictObject(Object.fromEntries(named(fields).map((field) => [field.name, schemaOf(field).optional()])));

/** The stored values with those of the file in their place; lists are replaced as a whole. */
export const withValues = (stored: Values, given: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const old = stored[name];
      const isGroup = isObject(value) && !Array.isArray(value) && isObject(old);
      return [name, isGroup ? withValues(old, value) : value];
    }),
  ),
});

/** Every value by its path, as text. */
export function flat(value: unknown, path = ''): [path: string, text: string][] {
  if (!isObject(value)) return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}
