import type { Field } from 'payload';
import { nobody } from './access';

/** Maintained by the system: changes to these are not logged. */
const SILENT = [
  'updatedAt',
  'createdAt',
  'id',
  '_status',
  'sessions',
  'hash',
  'salt',
  'loginAttempts',
  'lockUntil',
  'revision',
  'touched',
];
/** Values of these come from fixed choices or are figures of ours, never text that somebody wrote. */
const SAYABLE = ['select', 'radio', 'checkbox'];
const LONGEST = 2000;

type Document = Record<string, unknown>;
export type NamedField = Field & { name: string };

const isNamed = (field: Field): field is NamedField => 'name' in field && typeof field.name === 'string';

/** Fields of a document as in its data: tabs and unnamed rows only group them. */
export const dataFields = (fields: Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (isNamed(field)) return [field];
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab as unknown as NamedField] : dataFields(tab.fields),
      );
    return 'fields' in field ? dataFields(field.fields) : [];
  });

/** A relation is either an id, or the document itself. */
const bare = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
/** Whether no view shows it to staff. */
export const isHiddenField = (field: NamedField) =>
  Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden);
/** Fields that nobody may write and nobody sees are the site's own: changes to them are not logged. */
const isKeptByItself = (field: NamedField) =>
  isHiddenField(field) && 'access' in field && field.access?.update === nobody;
const same = (one: unknown, other: unknown) => JSON.stringify(bare(one)) === JSON.stringify(bare(other));
const say = (value: unknown) =>
  value === null || value === undefined || value === '' ? 'none' : String(value);

/**
 * The differences, for the activity log: `status: new → open, message`.
 * @param before undefined for a new document: then only its choices are listed
 */
export function describeChanges(
  fields: Field[],
  before: Document | undefined,
  after: Document,
): string | null {
  const texts = dataFields(fields).flatMap((field) => {
    const { name, type } = field;
    if (SILENT.includes(name) || isKeptByItself(field) || same(before?.[name], after[name])) return [];
    const isSayable = SAYABLE.includes(type) && !Array.isArray(after[name]);
    if (!before) return isSayable ? [`${name}: ${say(after[name])}`] : [];
    return isSayable ? [`${name}: ${say(before[name])} → ${say(after[name])}`] : [name];
  });
  return texts.length > 0 ? texts.join(', ').slice(0, LONGEST) : null;
}
