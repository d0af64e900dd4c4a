import { type Field, type GlobalConfig, type SelectField, validations } from 'payload';
import {
  type Choice,
  changedTexts,
  type List,
  lacking,
  type PageTexts,
  type Text,
  textsOfPart,
} from '@/core/shared/page-texts';
import { anyStaff, editors } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';
import { GROUPS } from './admin-groups';
import { rows, textGroup, textLine, textParagraph } from './page-fields';

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
  const field = (isLong ? textParagraph : textLine)(
    name,
    label,
    `${help} ${keep(needs)}`.trim() || undefined,
  );
  return { ...field, maxLength: max, ...(needs && { validate: check(one) }) } as Field;
};

const text = (name: string, one: Text): Field => ({ ...written(name, one), required: false }) as Field;

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

/** What is stored: the owner's changes, and nothing of the originals. Payload deletes a hidden value on read, so it stands last. */
const words = (page: PageTexts): Field => ({
  name: 'words',
  type: 'json',
  hidden: true,
  admin: { hidden: true },
  typescriptSchema: [() => ({ type: 'object' })],
  hooks: { beforeChange: [({ data }) => changedTexts(page, data ?? {})] },
});

/**
 * The document of a table of texts: its fields, lengths and help follow from the table. The fields are Payload's own,
 * filled from one JSON value and collected into it (decision 027).
 * @param besides what it stores besides texts, each by the part that it stands before
 */
export const textsGlobal = (page: PageTexts, besides: Record<string, Field> = {}): GlobalConfig =>
  alwaysPublished({
    slug: page.slug,
    label: page.label,
    admin: { group: GROUPS[page.group ?? 'website'], description: `${ABOUT} ${page.about ?? ''}`.trim() },
    access: { read: anyStaff, update: editors },
    forceSelect: { words: true },
    fields: [
      ...Object.entries(page.parts).flatMap(([name, { label, texts }]): Field[] => [
        ...(besides[name] ? [besides[name]] : []),
        {
          ...textGroup(
            name,
            label,
            Object.entries(texts).map(([key, one]) => ('columns' in one ? list(key, one) : text(key, one))),
          ),
          virtual: true,
          admin: { readOnly: false },
          hooks: { afterRead: [({ data }) => textsOfPart(page, name, data?.words ?? {})] },
        },
      ]),
      words(page),
    ],
  });
