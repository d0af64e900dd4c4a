import { type ReactNode, useId } from 'react';

export type FieldBasics = {
  name: string;
  label: string;
  /** Right of the label, for example 'optional'. */
  hint?: string;
  error?: string;
};

/** Ids and states that connect a control with its label, hint and message. */
export function useFieldWiring({ hint, error }: Pick<FieldBasics, 'hint' | 'error'>) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** Announced even if the focus is already on the invalid field, and so does not move there. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <div aria-live="polite">
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Label and hint above, the control, and its message always in the same place below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  className = '',
  children,
}: Omit<FieldBasics, 'name'> & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <span id={`${id}-hint`} className="field-hint">
            {hint}
          </span>
        ) : null}
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
