import type { Field } from 'payload';
import { nobody } from './access';

/** Kept by machines: a change of these is no news. */
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
/** Values of these are one of a few words or a figure of ours, never what somebody wrote. */
const SAYABLE = ['select', 'radio', 'checkbox'];
const LONGEST = 2000;

type Document = Record<string, unknown>;
export type NamedField = Field & { name: string };

const isNamed = (field: Field): field is NamedField => 'name' in field && typeof field.name === 'string';

/** Fields of a document as its data has them: tabs and rows without a name only group them. */
export const dataFields = (fields: Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (isNamed(field)) return [field];
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab as unknown as NamedField] : dataFields(tab.fields),
      );
    return 'fields' in field ? dataFields(field.fields) : [];
  });

/** A relation may come as an id, or as the document behind it. */
const bare = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
/** Whether staff see it nowhere. */
export const isHidden = (field: NamedField) =>
  Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden);
/** What nobody may write and nobody sees, the site keeps by itself: a change of it is no news. */
const isKeptByItself = (field: NamedField) =>
  isHidden(field) && 'access' in field && field.access?.update === nobody;
const same = (one: unknown, other: unknown) => JSON.stringify(bare(one)) === JSON.stringify(bare(other));
const say = (value: unknown) =>
  value === null || value === undefined || value === '' ? 'none' : String(value);

/**
 * What differs, for the activity log: `status: new → open, message`.
 * @param before undefined for a new document: then its choices are told alone
 */
export function describeChanges(
  fields: Field[],
  before: Document | undefined,
  after: Document,
): string | null {
  const told = dataFields(fields).flatMap((field) => {
    const { name, type } = field;
    if (SILENT.includes(name) || isKeptByItself(field) || same(before?.[name], after[name])) return [];
    const isSayable = SAYABLE.includes(type) && !Array.isArray(after[name]);
    if (!before) return isSayable ? [`${name}: ${say(after[name])}`] : [];
    return isSayable ? [`${name}: ${say(before[name])} → ${say(after[name])}`] : [name];
  });
  return told.length > 0 ? told.join(', ').slice(0, LONGEST) : null;
}
