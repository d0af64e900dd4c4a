import { useId } from 'react';
import s from './toggle.module.css';

/** A switch: a checkbox with that role, and a sentence on what it does. */
export function Toggle({
  name,
  label,
  description,
  defaultChecked,
}: {
  name: string;
  label: string;
  description?: string;
  defaultChecked?: boolean;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="block text-[15px] leading-snug font-semibold">
          {label}
        </label>
        {description ? (
          <span id={`${id}-hint`} className="text-[15px] leading-snug text-ink-2">
            {description}
          </span>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
        role="switch"
        name={name}
        defaultChecked={defaultChecked}
        aria-describedby={description ? `${id}-hint` : undefined}
        className={s.toggle}
      />
    </div>
  );
}
