import type { SelectHTMLAttributes } from 'react';
import { type FieldBasics, FieldFrame, useFieldWiring } from './field-frame';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldBasics &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> & {
    options: readonly Option[];
    /** Shown while nothing is chosen; its value is empty. */
    placeholder: string;
  };

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  defaultValue = '',
  ...select
}: SelectFieldProps) {
  const { id, control } = useFieldWiring({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="select">
        <select {...select} {...control} defaultValue={defaultValue} className="input">
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
