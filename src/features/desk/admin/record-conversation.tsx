'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { DeliveryMark, DeliveryProblem } from '@/core/admin/delivery';
import { type DeskKind, deskPath } from '@/core/shared/desk';
import { fileSize } from '@/core/shared/record-files';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { DeskEntry } from '../contract';
import { type RecordPath, recordPath } from './record-path';
import { useFollowedField } from './use-followed-field';
import { usePolledRecord } from './use-polled-record';

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
