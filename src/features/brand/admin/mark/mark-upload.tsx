'use client';

import { useField } from '@payloadcms/ui';
import { type CSSProperties, useId, useState } from 'react';
import { BRAND_FORMATS } from '../../contract';

/** @returns what to tell the person when the file cannot become a mark */
async function take(file: File, set: (path: string) => void): Promise<string> {
  // Loaded when somebody chooses a file: it computes with curves.
  const [{ markOfSvg }, { MarkRefusal }] = await Promise.all([
    import('./mark-of-svg'),
    import('./svg-shapes'),
  ]);
  try {
    set(markOfSvg(await file.text()));
    return '';
  } catch (error) {
    return error instanceof MarkRefusal
      ? error.message
      : 'Please choose another file: this one cannot be read';
  }
}

const GROUNDS = [
  ['on paper', 'var(--color-paper)', 'var(--color-violet)', 64],
  ['on ink', 'var(--color-ink)', 'var(--color-lilac)', 64],
  ['as an icon', 'var(--color-violet)', '#ffffff', 32],
  ['at its smallest', 'var(--color-page)', 'var(--color-ink)', 16],
] as const;

type MarkChooserProps = {
  value: string;
  choose: (path: string) => void;
  /** Other colors than the site's, as the variables that styles use. */
  colors?: CSSProperties;
};

/** Turns an SVG file into the mark's path data, and shows the mark on the grounds that it will stand on. */
export function MarkChooser({ value, choose, colors }: MarkChooserProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => setProblem(file ? await take(file, choose) : '');
  return (
    <div className="mark-upload">
      <label htmlFor={id}>Take it from an SVG file</label>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        aria-describedby={`${id}help ${id}problem`}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p id={`${id}help`}>
        Filled shapes become the mark in one color; white ones become holes. Up to 100 KB.
      </p>
      <p id={`${id}problem`} className="mark-upload__problem" role="alert">
        {problem}
      </p>
      {BRAND_FORMATS.markPath.test(value) && (
        <ul className="by-day" style={colors}>
          {GROUNDS.map(([label, background, color, size]) => (
            <li key={label}>
              <span className="mark-upload__ground" style={{ background }}>
                <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" fill={color}>
                  <path d={value} />
                </svg>
              </span>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same above the field of the path data. */
export function MarkUpload({ path: field }: { path: string }) {
  const { value, setValue } = useField<string>({ path: field });
  return <MarkChooser value={value ?? ''} choose={setValue} />;
}
