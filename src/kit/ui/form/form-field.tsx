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
  /** Of a text of several lines. */
  rows?: number;
  className?: string;
  /** Of segments. */
  look?: 'joined' | 'apart';
};

/** A line of text: browsers' own control for numbers takes signs and letters, and changes as the page is scrolled. */
const wholeNumber = ({ min, max } = { min: 0, max: 0 }) => ({
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  pattern: `\\s*[0-9]{1,${String(max).length}}\\s*`,
  title: `A whole number from ${min} to ${max.toLocaleString('en-US')}`,
});

/** The control of a declared field. */
export function FormField(props: FormFieldProps) {
  const { control, options = [], look, placeholder = '', range, rows, ref, ...field } = props;
  switch (control) {
    case 'textarea':
      return <TextArea {...field} rows={rows} placeholder={placeholder} />;
    case 'number':
      return (
        <TextField {...field} {...wholeNumber(range)} ref={ref} placeholder={placeholder || undefined} />
      );
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
