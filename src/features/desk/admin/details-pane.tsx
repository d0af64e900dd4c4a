'use client';

import { toast, useAuth, useEntityVisibility } from '@payloadcms/ui';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { DESK_COLLECTIONS, PRIORITIES } from '@/core/shared/desk';
import { sendRequest } from '@/kit/admin/post-to-api';
import type { ChangeRequest, DeskRecord } from '../contract';
import { MergePart } from './merge-part';
import { PersonPortrait } from './portrait';
import { RecordLink } from './record-link';
import type { RecordPath } from './record-path';
import type { DeskRecordKey } from './use-desk-route';

type RecordTagsProps = {
  record: Pick<DeskRecord, 'tags' | 'usedTags'>;
  isOff: boolean;
  save: (change: ChangeRequest) => Promise<void>;
};

/** The record's tags; the ones that staff use most are suggested. */
function RecordTags({ record, isOff, save }: RecordTagsProps) {
  const { tags, usedTags } = record;
  const [typed, setTyped] = useState<string | null>(null);
  const list = useId();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const tag = typed?.trim() ?? '';
    setTyped(null);
    if (tag !== '') await save({ addTags: [tag] });
  };
  return (
    <div className="dv-choice">
      <span>Tags</span>
      <div className="dv-tags">
        {tags.map((tag) => (
          <span key={tag} className="dv-tag">
            <bdi>{tag}</bdi>
            <button
              type="button"
              aria-label={`Remove the tag ${tag}`}
              disabled={isOff}
              onClick={() => void save({ removeTags: [tag] })}
            >
              <X size={13} aria-hidden />
            </button>
          </span>
        ))}
        {typed === null ? (
          <button type="button" className="dv-tag dv-tag--add" disabled={isOff} onClick={() => setTyped('')}>
            <Plus size={13} aria-hidden /> Tag
          </button>
        ) : (
          <form onSubmit={add}>
            <input
              // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
              autoFocus
              aria-label="New tag"
              list={list}
              maxLength={30}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
              onBlur={() => typed === '' && setTyped(null)}
            />
            <datalist id={list}>
              {usedTags
                .filter((tag) => !tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
          </form>
        )}
      </div>
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @param at ISO 8601 */
const Day = ({ at }: { at: string }) => <time dateTime={at}>{day.format(new Date(at))}</time>;

const HAPPENED = {
  bounced: 'Email to this address came back',
  complaint: 'The reader of this address complained about an email of ours',
} as const;
const STILL_SENT = {
  bounced: 'What you write here is still sent, and may come back too.',
  complaint: 'What you write here is still sent.',
} as const;

/** Only the newsletter is held back: an answer is what its sender asked for. */
function BounceNotice({ cameBack }: Pick<DeskRecord, 'cameBack'>) {
  if (!cameBack) return null;
  const { kind, problem, at } = cameBack;
  return (
    <div className="dv-part dv-bounce">
      <p>
        <b>{HAPPENED[kind]}</b> on <Day at={at} />.
      </p>
      {problem && <p dir="auto">{problem}</p>}
      <p>The newsletter is held back from it. {STILL_SENT[kind]}</p>
    </div>
  );
}

const NONE = '';

type DetailsPaneProps = {
  record: DeskRecord;
  path: RecordPath;
  onChanged: () => Promise<void>;
  onOpen: (place: DeskRecordKey) => void;
};

/** What stands beside a conversation. Every change is saved at once. */
export function DetailsPane({ record, path, onChanged, onOpen }: DetailsPaneProps) {
  const { isEntityVisible } = useEntityVisibility();
  const { kind, id, name, email, organization, policies, cameBack, earlier, history } = record;
  return (
    <>
      <div className="dv-part dv-who">
        <PersonPortrait name={name} size="large" />
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
      <BounceNotice cameBack={cameBack} />
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
        {isEntityVisible({ collectionSlug: DESK_COLLECTIONS[kind] }) && (
          <p>
            <a href={`/admin/collections/${DESK_COLLECTIONS[kind]}/${id}`}>Open the full record</a>
          </p>
        )}
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
