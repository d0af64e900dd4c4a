import type { InputHTMLAttributes, Ref } from 'react';
import { type FieldBasics, FieldFrame, useFieldWiring } from './field-frame';

type TextFieldProps = FieldBasics &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const { id, control } = useFieldWiring({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input type="text" {...input} {...control} className="input" dir="auto" />
    </FieldFrame>
  );
}
