'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import type { DeskRecord } from '../contract';
import { RecordLink } from './record-link';
import type { DeskRecordKey } from './use-desk-route';
import { useMerge } from './use-merge';

type MergePartProps = {
  record: Pick<DeskRecord, 'kind' | 'id' | 'number' | 'noun' | 'earlier' | 'mergedInto' | 'parts'>;
  onChanged: () => Promise<void>;
  onOpen: (place: DeskRecordKey) => void;
};

/** Where one matter came in twice: the other requests that it can become part of, and what is part of it. */
export function MergePart({ record, onChanged, onOpen }: MergePartProps) {
  const { kind, id, number, noun, earlier, mergedInto, parts } = record;
  const [into, setInto] = useState('');
  const { isPending, change } = useMerge();
  const field = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = mergedInto ? [] : earlier.filter((one) => one.kind === kind && one.takesMerged);
  if (others.length + parts.length === 0) return null;

  const chosen = others.find((one) => String(one.id) === into);
  const merge = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || !(await change({ kind, id }, chosen.id, `${number} was merged into ${chosen.number}.`)))
      return;
    setInto('');
    onOpen({ kind, id: chosen.id });
    await onChanged();
  };
  const separate = async (part: DeskRecord['parts'][number]) => {
    if (!(await change({ kind, id: part.id }, null, `${part.number} stands on its own again.`))) return;
    // Its button goes away.
    heading.current?.focus();
    await onChanged();
  };
  return (
    <div className="dv-part">
      <h2 ref={heading} tabIndex={-1}>
        The same matter
      </h2>
      {parts.length > 0 && (
        <ul className="dv-merged">
          {parts.map((part) => (
            <li key={part.id}>
              <span>
                <RecordLink place={{ kind, id: part.id }} onOpen={onOpen}>
                  {part.number}
                </RecordLink>{' '}
                is part of this {noun}.
              </span>
              <button
                type="button"
                className="dv-button"
                disabled={isPending}
                onClick={() => void separate(part)}
              >
                Separate<span className="visually-hidden"> {part.number}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <form className="dv-merge" onSubmit={merge}>
          <label htmlFor={field}>Merge this {noun} into</label>
          <select
            id={field}
            value={into}
            disabled={isPending}
            onChange={({ target }) => setInto(target.value)}
          >
            <option value="">Choose a {noun}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.number}: {one.title}
              </option>
            ))}
          </select>
          <button type="submit" className="dv-button" disabled={isPending || !chosen}>
            Merge
          </button>
        </form>
      )}
    </div>
  );
}
