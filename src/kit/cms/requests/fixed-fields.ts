import type { FlattenedField } from 'payload';

/** Hidden, and sent by forms: which row of a list it is, that a document is in the trash, what a save began with. */
const SENT_BY_FORMS = ['id', 'deletedAt', 'revision', 'touched'];

/** No form lets anybody write it: it is written by the site, or by Payload, such as times, and the names of files. */
function isFixed(field: FlattenedField): boolean {
  const { hidden, readOnly, disabled } = (field.admin ?? {}) as Record<string, unknown>;
  return !SENT_BY_FORMS.includes(field.name) && Boolean(field.hidden || hidden || readOnly || disabled);
}

/** The data of a request without the fields that no form lets anybody write, at any depth. */
export function withoutFixed(fields: readonly FlattenedField[], data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => withoutFixed(fields, row));
  if (typeof data !== 'object' || data === null) return data;
  const kept: Record<string, unknown> = { ...data };
  for (const field of fields) {
    if (isFixed(field)) delete kept[field.name];
    else if ('flattenedFields' in field && field.name in kept)
      kept[field.name] = withoutFixed(field.flattenedFields, kept[field.name]);
  }
  return kept;
}
