'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type FieldBasics, FieldFrame, useFieldWiring } from './field-frame';

type FileFieldProps = FieldBasics & {
  /** For the browser's own picker, which only suggests. */
  accept: string;
  /** Said under the field: what is taken. */
  takes: string;
  /** Hears of every choice, so that a wrong one is named at once. */
  onChoose: (file: File) => void;
};

const MB = 1024 * 1024;
const size = (bytes: number) =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`;

/** The browser's own file box, as wide as a field: a file may also be dropped on it. Works without JavaScript. */
export function FileField({ name, label, hint, error, accept, takes, onChoose }: FileFieldProps) {
  const { id, control } = useFieldWiring({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();

  // Perhaps something was chosen before the page's code ran.
  useEffect(() => setChosen(input.current?.files?.[0]), []);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setChosen(file);
    if (file) onChoose(file);
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    // The form hears of it as of any change.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setChosen(undefined);
    input.current.focus();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...control}
        ref={input}
        type="file"
        name={name}
        accept={accept}
        className="input file-input"
        onChange={choose}
      />
      <p className="file-note">
        {chosen ? (
          <>
            {size(chosen.size)} ·{' '}
            <button type="button" className="text-link" onClick={remove}>
              Remove the file
            </button>
          </>
        ) : (
          takes
        )}
      </p>
    </FieldFrame>
  );
}
