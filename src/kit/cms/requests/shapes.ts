import type { FlattenedField } from 'payload';
import { isStorable } from '@/kit/shared/text';
import { isTime } from './dates';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Forms send an empty list as how many rows it has. */
const isEmptyList = (value: unknown) => value === undefined || value === '' || Number(value ?? 1) === 0;

/** Whether the value has the shape that its field stores. */
function fits(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'date':
      return isEmpty(value) || isTime(value);
    case 'text':
    case 'textarea':
    case 'email':
      return isEmpty(value) || typeof value === 'string' || ('hasMany' in field && field.hasMany === true);
    case 'richText':
      return isEmpty(value) || (isRecord(value) && isRecord(value.root));
    case 'group':
    case 'tab':
      return value === undefined || (isRecord(value) && hasShapes(field.flattenedFields, value));
    case 'array':
      return Array.isArray(value)
        ? value.every((row) => isRecord(row) && hasShapes(field.flattenedFields, row))
        : isEmptyList(value);
    default:
      return true;
  }
}

/**
 * Whether all of a record's data could be stored, at any depth. Payload refuses other wrong values itself; with these
 * its own code fails, or ours that follows, or it stores them as text.
 */
export const hasShapes = (fields: readonly FlattenedField[], data: Record<string, unknown>): boolean =>
  fields.every((field) => fits(field, data[field.name]));

/** Whether every text in it, at any depth, is one that PostgreSQL accepts. */
export const hasStorableTexts = (data: unknown): boolean => {
  if (typeof data === 'string') return isStorable(data);
  return typeof data !== 'object' || data === null || Object.values(data).every(hasStorableTexts);
};
