import { type Field, type GlobalConfig, type SelectField, validations } from 'payload';
import { type Choice, type List, lacking, type PageTexts, type Text } from '@/shared/page-texts';
import { editors, staff } from './access';
import { GROUPS } from './admin-groups';
import { alwaysPublished } from './always-published';
import { line, paragraph, part, rows } from './page-fields';

const ABOUT =
  'The words of this page. {brand} becomes the brand’s name, {seats} the number of founding seats, {left} the seats left. Empty a text to bring back the original.';

const keep = (needs: readonly string[] = []) =>
  needs.length > 0 ? `Keep ${needs.map((one) => `{${one}}`).join(' and ')}.` : '';

/** A text that its placeholders make useful is refused without them; else Payload's own checks decide. */
const check = (one: Text) => (value: unknown, options: never) =>
  lacking(one, String(value ?? '')) ??
  (one.isLong ? validations.textarea : validations.text)(value as string, options);

const written = (name: string, one: Text): Field => {
  const { label, help = '', max, isLong, needs } = one;
  const field = (isLong ? paragraph : line)(name, label, `${help} ${keep(needs)}`.trim() || undefined);
  return { ...field, maxLength: max, ...(needs && { validate: check(one) }) } as Field;
};

/** A text added to the page after its document was last saved is shown in the form, ready to be edited. */
const text = (name: string, one: Text): Field =>
  ({
    ...written(name, one),
    required: false,
    hooks: { afterRead: [({ value }: { value?: unknown }) => value ?? one.original] },
  }) as Field;

const choice = (name: string, { label, options }: Choice): SelectField => ({
  name,
  label,
  type: 'select',
  required: true,
  // A function, so that it is not part of the schema.
  defaultValue: () => Object.keys(options)[0] ?? '',
  options: Object.entries(options).map(([value, shown]) => ({ value, label: shown })),
});

const list = (name: string, { label, row, min, max, columns }: List): Field =>
  rows(
    name,
    label,
    { row, min, max },
    Object.entries(columns).map(([key, one]) => ('options' in one ? choice : written)(key, one as never)),
  );

/** The document of a table of texts: its fields, lengths and help follow from the table. */
export const textsGlobal = ({ slug, label, about = '', parts }: PageTexts): GlobalConfig =>
  alwaysPublished({
    slug,
    label,
    admin: { group: GROUPS.website, description: `${ABOUT} ${about}`.trim() },
    access: { read: staff, update: editors },
    fields: Object.entries(parts).map(([name, { label: heading, texts }]) =>
      part(
        name,
        heading,
        Object.entries(texts).map(([key, one]) => ('columns' in one ? list(key, one) : text(key, one))),
      ),
    ),
  });
