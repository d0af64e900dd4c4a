import type { Ref } from 'react';
import type { FormInput } from '@/kit/shared/form-definition';
import { SegmentedField } from './segmented-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

type FormFieldProps = FormInput & {
  name: string;
  error?: string;
  defaultValue?: string;
  /** Of a line of text. */
  ref?: Ref<HTMLInputElement>;
  /** Of segments. */
  look?: 'joined' | 'apart';
};

/** The control of a declared field. */
export function FormField({ control, options = [], look, placeholder = '', ref, ...field }: FormFieldProps) {
  switch (control) {
    case 'textarea':
      return <TextArea {...field} placeholder={placeholder} />;
    case 'select':
      return <SelectField {...field} options={options} placeholder={placeholder} />;
    case 'segments':
      return <SegmentedField {...field} options={options} look={look} />;
    default:
      return <TextField {...field} ref={ref} type={control} placeholder={placeholder || undefined} />;
  }
}

type AddedFieldsProps = {
  inputs: Record<string, FormInput>;
  form: { field(name: string): { name: string; error?: string } };
};

/** The declared fields that the form gives no place of their own, in the order of their declaration. */
export const AddedFields = ({ inputs, form }: AddedFieldsProps) =>
  Object.entries(inputs).map(([name, input]) => <FormField key={name} {...input} {...form.field(name)} />);
