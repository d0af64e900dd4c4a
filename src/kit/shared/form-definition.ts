import { z } from 'zod';
import { choice, labelOf, type Options } from './request-contract';
import { email, text } from './text';

/** An email that begins something new, as its sender wrote it. */
export type WrittenMail = { name: string; address: string; subject: string; text: string };

/** Where the desk itself shows a field; `full record`: not at the desk. */
export type DeskPlace =
  | 'name'
  | 'organization'
  | 'title'
  | 'detail'
  | 'message'
  | 'theirPriority'
  | 'email'
  | 'full record';

/** true: under the field's own name; a text: under this one; false: not listed, or placed by hand. */
type Listed = boolean | string;

/** Where a field goes besides its record and the export. */
type Places = {
  /** The facts of the email to staff. */
  notice: Listed;
  /** The downloaded file, from which it is read again. */
  file: Listed;
  /** The desk: a fact under the field's own name or another, or a place that the desk has for it. */
  desk: true | { fact: string } | DeskPlace;
  /** What a request that came in by email has there. */
  byEmail: string | ((mail: WrittenMail) => string);
};

type Stated = {
  /** Above its control. */
  label: string;
  /** In sentences, and wherever a list shows it, if it is not the label. */
  called?: string;
  /** Keys of the owner's words for the form: what stands beside the label, and what an empty control shows. */
  hint?: string;
  example?: string;
  /** For the browser. */
  autoComplete?: string;
  optional?: true;
} & Partial<Places>;

export type Control = 'text' | 'number' | 'email' | 'textarea' | 'select' | 'segments';

/** One field of a form. `control` null: the form has a part of its own for it. */
export type FieldDefinition = Stated & {
  schema: z.ZodType;
  control: Control | null;
  options?: Options;
  min?: number;
  max?: number;
};
export type FormFields = Record<string, FieldDefinition>;

/** Fields of a form that has these places: one that does not say what it does there does not compile. */
export type FieldsWith<Place extends keyof Places> = Record<string, FieldDefinition & Pick<Places, Place>>;

export type FieldsAtDesk = FieldsWith<'desk'>;

type Length = { min: number; max: number } | { optional: true; max: number };
type Written = Stated & Length & { message?: string };
type MaybeLeftOut<S, Value> = S extends { optional: true }
  ? z.ZodOptional<z.ZodType<Value>>
  : z.ZodType<Value>;

function writtenField<C extends Control, const S extends Written>(control: C, stated: S, multiline: boolean) {
  const { label, called = label, optional } = stated;
  const schema = text({ ...stated, label: called, multiline });
  return {
    ...stated,
    control,
    schema: (optional ? schema.optional() : schema) as MaybeLeftOut<S, string>,
  };
}

/** One line of text. */
export const lineField = <const S extends Written>(stated: S) => writtenField('text', stated, false);

/** A text of several lines. */
export const areaField = <const S extends Written>(stated: S) => writtenField('textarea', stated, true);

type Counted = Stated & { min: number; max: number; optional?: never };

/** A whole number without a sign. Forms send digits; a comma or a unit is refused rather than guessed at. */
export function numberField<const S extends Counted>(stated: S) {
  const { label, called = label, min, max } = stated;
  const range = `a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  const schema = z
    .string({ error: `${called} must be ${range}` })
    .transform((value) => (/^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN))
    .refine((value) => value >= min && value <= max, { error: `${called} must be ${range}` });
  return { ...stated, control: 'number' as const, schema };
}

/** The address of the sender. */
export const emailField = <const S extends Stated & { optional?: never }>(stated: S) => ({
  ...stated,
  control: 'email' as const,
  schema: email(),
});

type Chosen<O extends Options> = Omit<Stated, 'byEmail'> & {
  control: 'select' | 'segments';
  options: O;
  /** Shown when nothing, or anything else, is chosen. */
  message: string;
  /** Empty if it is optional. */
  byEmail?: O[number]['value'] | '';
};

/** One of some options. */
export function choiceField<const O extends Options, const S extends Chosen<O>>(stated: S & { options: O }) {
  const one = choice(stated.options, stated.message);
  // What a select posts before anything is chosen.
  const maybe = z.preprocess((value) => (value === '' ? undefined : value), one.optional());
  const schema = stated.optional ? maybe.describe(`${stated.message}.`) : one;
  return { ...stated, schema: schema as unknown as MaybeLeftOut<S, O[number]['value']> };
}

/** The schema of what is sent, in the order of the fields: the first message belongs to the first field. */
export const requestOf = <F extends FormFields>(fields: F) =>
  z.object(eachField(fields, ({ schema }) => schema) as { [Name in keyof F]: F[Name]['schema'] });
type RequestOf<F extends FormFields> = z.output<ReturnType<typeof requestOf<F>>>;

/** Something for each field, by its name; undefined leaves a field out. */
export const eachField = <F extends FormFields, T>(
  fields: F,
  make: (field: FieldDefinition, name: string) => T,
): Record<keyof F, T> => {
  const made = Object.entries(fields).map(([name, field]) => [name, make(field, name)]);
  return Object.fromEntries(made.filter(([, one]) => one !== undefined));
};

/** What a control of the form shows and takes. */
export type FormInput = {
  control: Control;
  label: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  required: boolean;
  minLength?: number;
  /** Of a whole number. */
  range?: { min: number; max: number };
  options?: readonly (Options[number] & { swatch?: string })[];
};

/** The fields that have a control. */
export type Drawn<F extends FormFields> = {
  [Name in keyof F]: F[Name]['control'] extends null ? never : Name;
}[keyof F];
export type InputsOf<F extends FormFields> = Record<Drawn<F>, FormInput>;

type KeyAt<Field, Place extends string> = Field extends { [P in Place]: infer Key extends string }
  ? Key
  : never;
type WordsFor<F extends FormFields> = Record<
  KeyAt<F[keyof F], 'hint'> | KeyAt<F[keyof F], 'example'>,
  string
>;

/** The controls of a form, for its component: plain data, so that no schema is part of the page. */
export const inputsOf = <F extends FormFields>(fields: F, words: WordsFor<F>): InputsOf<F> => {
  const wordAt = (key: string | undefined) => key && (words as Record<string, string>)[key];
  return eachField(fields, (field) => {
    const { control, label, hint, example, autoComplete, optional, min = 0, max = 0, options } = field;
    if (control === null) return undefined as never;
    const shown = { label, hint: wordAt(hint), placeholder: wordAt(example), options };
    const length = control === 'number' ? { range: { min, max } } : { minLength: field.min };
    return { ...shown, control, autoComplete, required: !optional, ...length };
  });
};

const nameOf = ({ label, called = label }: FieldDefinition, listed: Listed | undefined) =>
  listed === true ? called : listed || null;

/** What was filled in, by its name in a list; what was left empty is left out. */
const listedAt =
  <Place extends 'notice' | 'file'>(place: Place) =>
  <F extends FieldsWith<Place>>(fields: F, request: RequestOf<F>): Record<string, string> =>
    Object.fromEntries(
      Object.entries<FieldDefinition>(fields).flatMap(([key, field]) => {
        const name = nameOf(field, field[place]);
        const value = String(request[key as keyof typeof request] ?? '');
        return name && value ? [[name, field.options ? labelOf(field.options, value) : value]] : [];
      }),
    );
export const noticeFacts = listedAt('notice');
export const fileFacts = listedAt('file');

/** What `fileFacts` wrote, as the form sends it. */
export const readFileFacts = <F extends FieldsWith<'file'>>(fields: F, facts: ReadonlyMap<string, string>) =>
  eachField(fields, (field) => {
    const fact = facts.get(nameOf(field, field.file) ?? '');
    return field.options ? field.options.find(({ label }) => label === fact)?.value : fact;
  });

/** What a request that came in by email has in each field. */
export const requestByEmail = <F extends FieldsWith<'byEmail'>>(fields: F, mail: WrittenMail) =>
  eachField(fields, ({ byEmail }) =>
    typeof byEmail === 'function' ? byEmail(mail) : byEmail,
  ) as RequestOf<F>;

/** What its controls store in a record, by the names of its fields; what was left empty is null. */
export const storedOf = <F extends FormFields>(fields: F, request: RequestOf<F>) =>
  eachField(fields, ({ control }, name) => {
    if (control === null) return undefined;
    const value = request[name as keyof typeof request] as unknown;
    return value === undefined || value === '' ? null : value;
  });
