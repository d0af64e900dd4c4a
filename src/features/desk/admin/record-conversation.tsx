'use client';

import { Button, useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DeliveryMark, DeliveryProblem } from '@/core/admin/delivery';
import { type DeskKind, deskPath } from '@/core/shared/desk';
import { fileSize } from '@/core/shared/record-files';
import { withSeenValue } from '@/kit/admin/changed-meanwhile/form-names';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { useIsSaving } from '@/kit/admin/kept-words/open-forms';
import { fetchJson } from '@/kit/admin/post-to-api';
import { type DeskEntry, type DeskRecord, deskRecord } from '../contract';
import { type RecordPath, recordPath } from './record-path';
import type { DeskRecordKey } from './use-desk-route';

/** An email goes out within seconds; after this many polls something is blocking it, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

/**
 * A record of an edit form as the desk shows it, loaded when the form opens, when it is saved, when the user returns to
 * the page, and while an email is on its way.
 */
function usePolledRecord({ kind, id }: DeskRecordKey, savedAt: number | undefined) {
  const [known, setKnown] = useState<DeskRecord>();
  const looks = useRef(0);
  const address = recordPath({ kind, id })();

  const load = useCallback(async () => {
    const answer = await fetchJson(address, deskRecord);
    if (answer) setKnown(answer);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes what is known
  useEffect(() => void load(), [load, savedAt]);
  useEffect(() => {
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const waits = known?.entries.some(({ mail }) => mail === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the wait for the next one
  useEffect(() => {
    if (!waits || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, load, known]);
  return { record: known, load };
}

/**
 * The form takes over what the server changed, so that the next save does not revert it; what staff chose meanwhile
 * stays. A save ends by filling the form with what it read, which may be older than the change, so this runs
 * afterwards.
 * @param isChosen staff choose this field's value: what the form shows they have seen, so their next choice is no
 * conflict with it. One field of a form at most, since each mark replaces the form's revision.
 */
function useFollowedField<T>(path: string, value: T | undefined, isChosen = false) {
  const { setValue } = useField<T>({ path });
  const { dispatchFields, getField } = useForm();
  const isSaving = useIsSaving();
  const known = useRef<T>(undefined);
  useEffect(() => {
    if (value === undefined || isSaving) return;
    if (known.current !== undefined && known.current !== value) {
      setValue(value, true);
      const revision = isChosen ? getField('revision') : undefined;
      if (revision) {
        const seen = withSeenValue(String(revision.value), path, value);
        dispatchFields({ type: 'UPDATE_MANY', formState: { revision: { ...revision, value: seen } } });
      }
    }
    known.current = value;
  }, [value, isSaving, setValue, getField, dispatchFields, path, isChosen]);
}

/** In an edit form: what was written, to read, and the way to the desk, where it is answered. */
export function RecordConversation({ kind }: { kind: DeskKind }) {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Conversation kind={kind} id={Number(id)} />;
}

function Conversation({ kind, id }: { kind: DeskKind; id: number }) {
  const { lastUpdateTime } = useDocumentInfo();
  const { record, load } = usePolledRecord({ kind, id }, lastUpdateTime);
  useFollowedField('status', record?.status, true);
  return (
    <section className="desk conversation" aria-label="Conversation">
      <h2>Conversation</h2>
      {kind === 'ticket' && <Clock dueAt={record?.dueAt} />}
      <ol aria-live="polite">
        {record?.entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            sender={record.name}
            path={recordPath({ kind, id })}
            onRetried={load}
          />
        ))}
      </ol>
      <Button el="anchor" url={deskPath(kind, id)} margin={false}>
        Answer at the desk
      </Button>
    </section>
  );
}

/** The form follows a ticket's due time too. */
function Clock({ dueAt }: { dueAt: string | null | undefined }) {
  useFollowedField('dueAt', dueAt);
  return null;
}

type EntryProps = { entry: DeskEntry; sender: string; path: RecordPath; onRetried: () => Promise<void> };

function Entry({ entry, sender, path, onRetried }: EntryProps) {
  const { type, author, subject, text, at, mail, problem, mailId, files, original } = entry;
  const name = { requester: sender, staff: author ?? 'The team', note: author ?? 'The site' }[type];
  return (
    <li data-direction={type} tabIndex={-1}>
      <span>
        {type === 'note' && 'Internal note by '}
        <bdi>{name}</bdi>, <time dateTime={at}>{dateTimeText(at)}</time>
        {mail && <DeliveryMark mail={mail} />}
      </span>
      {subject && (
        <p dir="auto">
          <b>{subject}</b>
        </p>
      )}
      <p dir="auto">{text.trim()}</p>
      {files.map(({ id, name, bytes }) => (
        <p key={id}>
          <a href={path(`files/${id}`)} download={name}>
            <bdi>{name}</bdi>, {fileSize(bytes)}
          </a>
        </p>
      ))}
      {original !== null && (
        <p>
          <a href={`/admin/api/incoming-mails/${original}/original`} download>
            Original email
          </a>
        </p>
      )}
      <DeliveryProblem mail={mail} problem={problem} mailId={mailId} onRetried={onRetried} />
    </li>
  );
}
