import type { FlattenedField } from 'payload';

/** A relation to several collections stores both. */
const PARTS_OF_A_RELATION = ['value', 'relationTo'];

/** What Payload itself keeps for sign-ins: hashes, tokens, sessions. */
const isSecret = (field: FlattenedField) =>
  ('hidden' in field && field.hidden === true) || (field.type === 'array' && field.admin?.disabled === true);

/**
 * Whether a path of a query stays in its own record, away from the sign-in's secrets and from what has no column. A sort
 * by `assignee.email` would be answered by the order of the list, without a look at who may read that account.
 * @param path with dots, or with GraphQL's `__`
 */
export function isOwnPath(fields: readonly FlattenedField[], path: string): boolean {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => one.name === name);
  // Payload refuses or ignores it.
  if (field === undefined) return true;
  if (isSecret(field) || ('virtual' in field && field.virtual === true)) return false;
  if (rest.length === 0) return true;
  if (field.type === 'relationship' || field.type === 'upload')
    return Array.isArray(field.relationTo) && rest.length === 1 && PARTS_OF_A_RELATION.includes(rest.join());
  if (field.type === 'join' || field.type === 'blocks') return false;
  return !('flattenedFields' in field) || isOwnPath(field.flattenedFields, rest.join('.'));
}
