import type { ReactNode } from 'react';

type TextQuestionProps = {
  /** Path of the field; also its id. */
  name: string;
  label: string;
  help: string;
  value: string;
  problem: string | undefined;
  maxLength: number;
  /** Before the box. */
  children?: ReactNode;
  set: (value: string) => void;
};

/** One text, with its help and what was wrong with it below. */
export function TextQuestion({
  name,
  label,
  help,
  value,
  problem,
  maxLength,
  children,
  set,
}: TextQuestionProps) {
  const id = `start-${name}`;
  return (
    <div className="brand-start__question">
      <label htmlFor={id}>{label}</label>
      <span className="brand-start__box">
        {children}
        <input
          id={id}
          type="text"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={(event) => set(event.target.value)}
        />
      </span>
      <p id={`${id}-help`}>{help}</p>
      <p id={`${id}-problem`} className="brand-start__problem">
        {problem}
      </p>
    </div>
  );
}
