import { useId } from 'react';
import { type FieldBasics, FieldError } from './field-frame';
import type { Option } from './select-field';

type SegmentedFieldProps = FieldBasics & {
  /** At most six short options; use a select for more, or for long ones. */
  options: readonly (Option & { swatch?: string })[];
  defaultValue?: string;
  required?: boolean;
  /** One joined control, or separate tiles that may have a color swatch. */
  look?: 'joined' | 'apart';
};

/** Real radio buttons: arrow keys work, and forms post them without JavaScript. */
export function SegmentedField({
  name,
  label,
  hint,
  error,
  options,
  defaultValue,
  required,
  look = 'joined',
}: SegmentedFieldProps) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it on a fieldset
      role="radiogroup"
      className="field"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="field-head">
        <span id={`${id}-label`}>{label}</span>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </div>
      <div
        className="segments"
        data-look={look}
        data-invalid={error ? true : undefined}
        style={{ '--segments': options.length } as React.CSSProperties}
      >
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
            />
            {option.swatch ? (
              <span className="segment-swatch" aria-hidden="true" style={{ background: option.swatch }} />
            ) : null}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
