'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { DESK_COLLECTIONS, PRIORITIES } from '@/core/shared/desk';
import { sendRequest } from '@/kit/admin/post-to-api';
import type { ChangeRequest, DeskRecord } from '../contract';
import { CameBack } from './came-back';
import { Day } from './day';
import { MergePart } from './merge-part';
import { Portrait } from './portrait';
import { RecordLink } from './record-link';
import type { RecordPath } from './record-path';
import { RecordTags } from './record-tags';
import type { Place } from './use-desk-route';

const NONE = '';

type DetailsPaneProps = {
  record: DeskRecord;
  path: RecordPath;
  onChanged: () => Promise<void>;
  onOpen: (place: Place) => void;
};

/** What stands beside a conversation. Every change is saved at once. */
export function DetailsPane({ record, path, onChanged, onOpen }: DetailsPaneProps) {
  const { kind, id, name, email, organization, policies, cameBack, earlier, history } = record;
  return (
    <>
      <div className="dv-part dv-who">
        <Portrait name={name} size="large" />
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi>{email}</bdi>
          </small>
          {organization && (
            <small>
              <bdi>{organization}</bdi>
            </small>
          )}
        </p>
      </div>
      <CameBack cameBack={cameBack} />
      <Choices record={record} path={path} onChanged={onChanged} />
      <div className="dv-part">
        <h2>
          Earlier from <bdi>{name.split(' ')[0]}</bdi>
        </h2>
        {earlier.length === 0 ? (
          <p className="dv-quiet">Nothing else came from this address.</p>
        ) : (
          <ul className="dv-lines">
            {earlier.map((one) => (
              <li key={`${one.kind}-${one.id}`}>
                <Day at={one.createdAt} />
                <RecordLink place={one} onOpen={onOpen}>
                  <span dir="auto">{one.title}</span> <small>· {one.statusLabel}</small>
                </RecordLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MergePart record={record} onChanged={onChanged} onOpen={onOpen} />
      {policies && (
        <div className="dv-part">
          <h2>Policies when sent</h2>
          <p className="dv-quiet">{policies}</p>
        </div>
      )}
      <div className="dv-part">
        <h2>History</h2>
        {history.length === 0 ? (
          <p className="dv-quiet">Its state has not changed.</p>
        ) : (
          <ul className="dv-lines">
            {history.map(({ text, by, reason, at }) => (
              <li key={`${at}${text}`}>
                <Day at={at} />
                <span>
                  {text} <small>· {by ?? 'the site'}</small>
                  {reason && <small dir="auto"> · {reason}</small>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={`/admin/collections/${DESK_COLLECTIONS[kind]}/${id}`}>Open the full record</a>
        </p>
      </div>
    </>
  );
}

function Choices({ record, path, onChanged }: Omit<DetailsPaneProps, 'onOpen'>) {
  const { kind, status, statusLabel, transitions, assignee, colleagues, theirPriority, ourPriority } = record;
  const mine = Number(useAuth().user?.id);
  const [isPending, setIsPending] = useState(false);
  const save = async (change: ChangeRequest) => {
    setIsPending(true);
    const problem = await sendRequest(path(), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (problem) toast.error(problem);
    else toast.success('Saved.');
    await onChanged();
    setIsPending(false);
  };
  return (
    <div className="dv-part">
      <Choice
        label="State"
        value={status}
        options={[{ value: status, label: statusLabel }, ...transitions]}
        isOff={isPending}
        onChoose={(to) => save({ status: to })}
      />
      <Choice
        label="Assignee"
        value={String(assignee ?? NONE)}
        options={[
          { value: NONE, label: 'Nobody' },
          ...colleagues.map(({ id, username }) => ({ value: String(id), label: username })),
        ]}
        isOff={isPending}
        onChoose={(id) => save({ assignee: id === NONE ? null : Number(id) })}
      />
      {assignee !== mine && (
        <p className="dv-choice">
          <span />
          <button
            type="button"
            className="dv-link"
            disabled={isPending}
            onClick={() => save({ assignee: mine })}
          >
            Assign to me
          </button>
        </p>
      )}
      {theirPriority && (
        <p className="dv-choice">
          <span>They say</span>
          <span data-priority={theirPriority}>
            {PRIORITIES.find(({ value }) => value === theirPriority)?.label}
          </span>
        </p>
      )}
      {kind === 'ticket' && (
        <Choice
          label="We say"
          value={ourPriority ?? NONE}
          options={[{ value: NONE, label: 'The same' }, ...PRIORITIES]}
          isOff={isPending}
          onChoose={(value) =>
            save({ ourPriority: value === NONE ? null : (value as ChangeRequest['ourPriority']) })
          }
        />
      )}
      <RecordTags record={record} isOff={isPending} save={save} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  isOff: boolean;
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, isOff, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <p className="dv-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isOff} onChange={({ target }) => onChoose(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </p>
  );
}
