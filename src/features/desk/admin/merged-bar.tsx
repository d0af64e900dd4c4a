'use client';

import type { DeskRecord } from '../contract';
import { RecordLink } from './record-link';
import type { Place } from './use-desk-route';
import { useMerge } from './use-merge';

type MergedBarProps = {
  record: Pick<DeskRecord, 'kind' | 'id' | 'number' | 'mergedInto'>;
  onChanged: () => Promise<void>;
  onOpen: (place: Place) => void;
};

/** Where the conversation of a merged record goes on. */
export function MergedBar({ record, onChanged, onOpen }: MergedBarProps) {
  const { kind, id, number, mergedInto } = record;
  const { isPending, change } = useMerge();
  if (!mergedInto) return null;
  const separate = async () => {
    if (await change({ kind, id }, null, `${number} stands on its own again.`)) await onChanged();
  };
  return (
    <div className="dv-merged-bar" role="status">
      <p>
        <b>
          Merged into{' '}
          <RecordLink place={{ kind, id: mergedInto.id }} onOpen={onOpen}>
            {mergedInto.number}
          </RecordLink>
        </b>
        . The conversation goes on there, and the sender’s link and emails lead there.
      </p>
      <button type="button" className="dv-button" disabled={isPending} onClick={() => void separate()}>
        Separate
      </button>
    </div>
  );
}
