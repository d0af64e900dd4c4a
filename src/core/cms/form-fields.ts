import type { EmailField, NumberField, SelectField, TextareaField, TextField } from 'payload';
import { asSent } from '@/kit/cms/access';
import {
  type Control,
  type Drawn,
  eachField,
  type FieldDefinition,
  type FormFields,
} from '@/kit/shared/form-definition';

type ByControl = {
  text: TextField;
  number: NumberField;
  email: EmailField;
  textarea: TextareaField;
  select: SelectField;
  segments: SelectField;
};
type FieldFor<F> = F extends { control: infer C extends Control } ? ByControl[C] : never;
type RecordFields<F extends FormFields> = { [Name in Drawn<F>]: FieldFor<F[Name]> };

function recordField({ label, control, options, optional, min, max }: FieldDefinition, name: string) {
  const basics = { name, label, required: !optional, ...asSent };
  const length = { ...(min && { minLength: min }), ...(max && { maxLength: max }) };
  switch (control) {
    case null:
      return undefined;
    case 'number':
      return { ...basics, type: 'number', min, max };
    case 'email':
      return { ...basics, type: 'email', index: true };
    case 'select':
    case 'segments':
      return { ...basics, type: 'select', options: [...(options ?? [])] };
    default:
      return { ...basics, type: control, ...length };
  }
}

/** The fields of a form's record, each as it was sent and with the limits of the form. */
export const recordFields = <F extends FormFields>(fields: F) =>
  eachField(fields, recordField) as unknown as RecordFields<F>;
