import { describe, expect, it } from 'vitest';
import { supportFields } from '@/features/support/support.form';
import { waitlistFields } from '@/features/waitlist/waitlist.form';
import { fieldLines, readFieldLines } from './field-lines';
import {
  areaField,
  choiceField,
  emailField,
  type FieldDefinition,
  type FieldsWith,
  type FormFields,
  fileFacts,
  inputsOf,
  lineField,
  noticeFacts,
  readFileFacts,
  requestByEmail,
  requestOf,
  storedOf,
} from './form-definition';

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
] as const;

const fields = {
  sender: lineField({
    label: 'Full name',
    called: 'Name',
    min: 2,
    max: 9,
    autoComplete: 'name',
    notice: true,
    file: 'Sender',
    byEmail: ({ name }) => name,
  }),
  address: emailField({ label: 'Email', notice: true, file: true, byEmail: ({ address }) => address }),
  size: choiceField({
    control: 'segments',
    label: 'Size',
    options: SIZES,
    message: 'Please select a size',
    notice: true,
    file: true,
    byEmail: 's',
  }),
  cover: choiceField({
    control: 'select',
    label: 'Cover',
    options: SIZES,
    message: 'Please select a cover',
    optional: true,
    notice: false,
    file: true,
    byEmail: '',
  }),
  note: areaField({
    label: 'Note (optional)',
    called: 'Note',
    optional: true,
    max: 20,
    hint: 'noteHint',
    notice: true,
    file: true,
    byEmail: '',
  }),
} satisfies FieldsWith<'notice' | 'file' | 'byEmail'>;

const request = requestOf(fields);
const PARCEL = { sender: 'Ada', address: 'ada@example.com', size: 'l' } as const;

describe('a declared form', () => {
  it('takes what its fields take, and says what is wrong in their words', () => {
    expect(request.parse({ ...PARCEL, cover: '', note: '' })).toEqual({ ...PARCEL, note: '' });
    expect(request.parse(PARCEL)).toEqual(PARCEL);
    const { error } = request.safeParse({ sender: 'A', size: 'm', cover: 'x', note: 'x'.repeat(21) });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['sender', 'Name must be at least 2 characters'],
      ['address', 'Please enter a valid email address'],
      ['size', 'Please select a size'],
      ['cover', 'Please select a cover'],
      ['note', 'Note must be at most 20 characters'],
    ]);
  });

  it('lists what was filled in, each under its name there, a choice by its label', () => {
    expect(noticeFacts(fields, { ...PARCEL, cover: 's', note: '' })).toEqual({
      Name: 'Ada',
      Email: 'ada@example.com',
      Size: 'Large',
    });
    expect(fileFacts(fields, { ...PARCEL, cover: 's', note: 'Fragile' })).toEqual({
      Sender: 'Ada',
      Email: 'ada@example.com',
      Size: 'Large',
      Cover: 'Small',
      Note: 'Fragile',
    });
  });

  it('stores null where an optional field is empty', () => {
    expect(storedOf(fields, { ...PARCEL, note: '' })).toEqual({ ...PARCEL, cover: null, note: null });
  });

  it('gives an email what its fields say', () => {
    const mail = { name: 'Ada', address: 'ada@example.com', subject: 'Parcel', text: 'Fragile' };
    expect(requestByEmail(fields, mail)).toEqual({ ...PARCEL, size: 's', cover: '', note: '' });
  });

  it('draws a control with the owner’s words', () => {
    const { sender, note } = inputsOf(fields, { noteHint: 'If it is fragile' });
    expect(sender).toMatchObject({ control: 'text', label: 'Full name', required: true, minLength: 2 });
    expect(note).toMatchObject({ control: 'textarea', hint: 'If it is fragile', required: false });
  });
});

it('compiles only when each field says all that its form asks for', () => {
  const stated = { label: 'Note', optional: true, max: 20 } as const;
  // @ts-expect-error it does not say whether the file has it
  ({ note: lineField({ ...stated, notice: true }) }) satisfies FieldsWith<'notice' | 'file'>;
  // @ts-expect-error the desk has no such place
  lineField({ ...stated, desk: 'nowhere' });
  // @ts-expect-error neither optional nor with a least length
  lineField({ label: 'Note', max: 20 });
  // @ts-expect-error no option has this value
  choiceField({ control: 'select', label: 'Size', options: SIZES, message: 'Please', byEmail: 'm' });
  // @ts-expect-error the owner's word for the hint is missing
  expect(inputsOf(fields, {}).note.hint).toBeUndefined();
});

const DOWNLOADED: [string, FieldsWith<'file'>][] = [
  ['support', supportFields],
  ['waitlist', waitlistFields],
];
it.each(DOWNLOADED)('reads each field of the %s form that its file has', (_, declared: FormFields) => {
  const listed = Object.entries<FieldDefinition>(declared).filter(([, { file }]) => file);
  const filledIn = Object.fromEntries(
    listed.map(([name, { options }]) => [name, options?.at(-1)?.value ?? `The ${name}: that`]),
  );
  const inFile = declared as FieldsWith<'file'>;
  const read = readFileFacts(inFile, readFieldLines(fieldLines(fileFacts(inFile, filledIn))));
  expect(read).toEqual(filledIn);
});
