'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { dateTimeText } from '@/admin/date-time-text';
import { useNotes } from './use-notes';

/** Notes that staff wrote for each other about this record, and a field for the next one. */
export function Notes() {
  const { collectionSlug, id } = useDocumentInfo();
  const { notes, add } = useNotes(collectionSlug, id === undefined ? '' : String(id));
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const box = useId();
  if (id === undefined) return null;

  const keep = async () => {
    setIsPending(true);
    const problem = await add(text);
    setIsPending(false);
    if (problem) return void toast.error(problem);
    setText('');
  };

  return (
    <section className="desk notes" aria-label="Notes">
      <h3>Notes</h3>
      <ol aria-live="polite">
        {notes?.map((note) => (
          <li key={note.id}>
            <span>
              <bdi>{note.by ?? 'The site'}</bdi>,{' '}
              <time dateTime={note.createdAt}>{dateTimeText(note.createdAt)}</time>
            </span>
            <p dir="auto">{note.text}</p>
          </li>
        ))}
      </ol>
      <label htmlFor={box}>New note</label>
      <textarea
        id={box}
        rows={3}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="field-description">For staff only. It can’t be changed later.</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending || text.trim() === ''}
        onClick={keep}
      >
        Add note
      </Button>
    </section>
  );
}
