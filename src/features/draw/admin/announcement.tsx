'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { type RoundControl, roundPath } from '../contract';
import { dueIn } from '../protocol/commitment';

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Text for the newsletter, email or post that announces the draw: once many people have read the fingerprint, the
 * site cannot replace it.
 */
export function Announcement({ control: { facts, state } }: { control: RoundControl }) {
  const { id: round } = useDocumentInfo();
  const id = useId();
  if (!facts || state !== 'committed') return null;
  const { title, fingerprint, commitment } = facts;
  const text = `${title}: we draw ${commitment.prize} on ${dateTime.format(new Date(dueIn(commitment)))} UTC, from ${commitment.tickets} tickets.
Nobody can know the winner in advance, not even us. Keep this fingerprint of the closed list: ${fingerprint}
Check it afterwards: ${window.location.origin}${roundPath(round ?? '')}`;
  return (
    <div className="draw__form">
      <label htmlFor={id}>
        Announce the draw with these words, in the newsletter or in a post, before it is drawn
      </label>
      <textarea id={id} rows={6} readOnly value={text} onFocus={(event) => event.target.select()} />
    </div>
  );
}
