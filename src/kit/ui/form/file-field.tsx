'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { roundedFileSize } from '@/kit/shared/file-size';
import { type FieldBasics, FieldFrame, useFieldWiring } from './field-frame';

type FileFieldProps = FieldBasics & {
  /** For the browser's file picker, which treats it as a suggestion. */
  accept: string;
  /** Accepted files, shown below the field. */
  takes: string;
  /** Called at every choice, so that a bad file is reported immediately. */
  onChoose?: (file: File) => void;
};

/** The browser's own file input, as wide as a field: a file may also be dropped on it. Works without JavaScript. */
export function FileField({ name, label, hint, error, accept, takes, onChoose }: FileFieldProps) {
  const { id, control } = useFieldWiring({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();

  // A file may have been chosen before the page's code ran.
  useEffect(() => setChosen(input.current?.files?.[0]), []);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setChosen(file);
    if (file) onChoose?.(file);
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    // So that the form sees it like any change.
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
            {roundedFileSize(chosen.size)} ·{' '}
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
