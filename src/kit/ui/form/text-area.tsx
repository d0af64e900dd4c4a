'use client';

import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';
import { type FieldBasics, FieldFrame, useFieldWiring } from './field-frame';

type TextAreaProps = FieldBasics & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>;

/** When Tab leads into a text area, Chromium scrolls to its caret only: its lower edge could stay out of sight. */
const showWhole = ({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
};

export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const { id, control } = useFieldWiring({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea {...area} {...control} onKeyUp={showWhole} className="input" dir="auto" />
    </FieldFrame>
  );
}
