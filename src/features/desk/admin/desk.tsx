'use client';

import { toast } from '@payloadcms/ui';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openCommandPalette } from '@/core/admin/command-palette/page-commands';
import { DeliveryNotice } from '@/core/admin/delivery-notice';
import { sendRequest } from '@/kit/admin/post-to-api';
import { type DeskRecord, deskRecord, type Mode, queueAnswer } from '../contract';
import { Composer, type ComposerFocus } from './composer';
import { ConversationPane } from './conversation-pane';
import { DetailsPane } from './details-pane';
import { QueuePane } from './queue-pane';
import { RecordLink } from './record-link';
import { type RecordPath, recordPath } from './record-path';
import { UndoBar } from './undo-bar';
import type { Sent } from './use-answer';
import { useDeskCommands } from './use-desk-commands';
import { useDeskEvents } from './use-desk-events';
import { type DeskRecordKey, useDeskRoute } from './use-desk-route';
import { useLive } from './use-live';
import { useMerge } from './use-merge';
import { useNow } from './use-now';
import { useSent } from './use-sent';

type MergedBarProps = {
  record: Pick<DeskRecord, 'kind' | 'id' | 'number' | 'mergedInto'>;
  onChanged: () => Promise<void>;
  onOpen: (place: DeskRecordKey) => void;
};

/** Where the conversation of a merged record goes on. */
function MergedBar({ record, onChanged, onOpen }: MergedBarProps) {
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

type DetailsSheetProps = { onClose: () => void; children: ReactNode };

/** The details where they have no room beside the conversation: focus stays inside, and Escape closes. */
function DetailsSheet({ onClose, children }: DetailsSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="dv-sheet" aria-label="Details" onClose={onClose}>
      <button type="button" className="dv-icon" aria-label="Close" onClick={() => sheet.current?.close()}>
        <X size={20} aria-hidden />
      </button>
      {children}
    </dialog>
  );
}

/** Whether a media query matches; false until the page runs. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(query);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}

/**
 * How often the desk polls without notices from the server, and with them, when only the time on screen has to stay
 * current.
 */
const QUEUE_MS = { polling: 10_000, live: 30_000 };
const RECORD_MS = { polling: 5000, live: 30_000 };

async function resolve(path: RecordPath, changed: () => Promise<void>) {
  const request = { method: 'PATCH', headers: { 'Content-Type': 'application/json' } };
  const problem = await sendRequest(path(), { ...request, body: JSON.stringify({ status: 'resolved' }) });
  if (problem) toast.error(problem);
  else toast.success('Resolved.');
  await changed();
}

const keyOf = ({ kind, id }: DeskRecordKey) => `${kind}-${id}`;

/** Tickets, quote requests and applications: the queue, one conversation, and what stands beside it. */
export function Desk() {
  const { place, asked, open, filter, wantsReply } = useDeskRoute();
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const reload = useRef<() => Promise<void>>(async () => undefined);
  const pace = useDeskEvents(() => reload.current()) ? 'live' : 'polling';
  const queue = useLive(`/admin/api/desk?${query}`, queueAnswer, QUEUE_MS[pace]);
  const path = useMemo(() => (place ? recordPath(place) : null), [place]);
  const live = useLive(path ? path() : null, deskRecord, RECORD_MS[pace]);
  const record = place && live.value && keyOf(live.value) === keyOf(place) ? live.value : null;
  const now = useNow(queue.value?.now, 20_000);

  const [takenBack, setTakenBack] = useState(0);
  const [requested, setRequested] = useState<ComposerFocus | null>(
    wantsReply ? { mode: 'reply', at: 0 } : null,
  );
  const [isWriting, setIsWriting] = useState(wantsReply);
  const [hasDetails, setHasDetails] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isNarrow = useMedia('(max-width: 1180px)');

  const go = useCallback(
    (next: DeskRecordKey | null) => {
      setIsWriting(false);
      setHasDetails(false);
      setRequested(null);
      open(next);
    },
    [open],
  );
  const { load: loadQueue } = queue;
  const { load: loadRecord } = live;
  const changed = useCallback(async () => {
    await Promise.all([loadRecord(), loadQueue()]);
  }, [loadRecord, loadQueue]);
  reload.current = changed;
  const restart = useCallback(
    async (back: DeskRecordKey) => {
      const isHere = place !== null && keyOf(back) === keyOf(place);
      if (isHere) await loadRecord();
      else open(back);
      setTakenBack((one) => one + 1);
      setIsWriting(true);
      // Somebody who has started to write something else meanwhile is not interrupted.
      setRequested((now) => (isHere && now) || { mode: 'reply', at: performance.now() });
    },
    [place, loadRecord, open],
  );
  const { sent, setSent, settle } = useSent(record, restart, changed);

  const write = useCallback((mode: Mode) => {
    setIsWriting(true);
    setRequested({ mode, at: performance.now() });
  }, []);
  const rows = queue.value?.rows ?? [];
  const at = place ? rows.findIndex((row) => keyOf(row) === keyOf(place)) : -1;
  const rowAt = (index: number) => {
    const row = rows[index];
    return row ? () => go({ kind: row.kind, id: row.id }) : null;
  };
  const step = { back: at > 0 ? rowAt(at - 1) : null, on: rowAt(at + 1) };
  useDeskCommands({
    step,
    oldest: rowAt(0),
    write: record ? write : null,
    undo: sent ? () => void settle('take-back') : null,
    search: () => searchField.current?.focus(),
  });

  const onSent = async ({ way, answer, leavesAt }: Sent) => {
    if (!record) return;
    const label = way.to && record.transitions.find(({ value }) => value === way.to)?.label;
    const then = label ? `Then the ${record.noun} is ${label}.` : null;
    setSent({ answer, leavesAt, then, name: record.name, place: { kind: record.kind, id: record.id } });
    setIsWriting(false);
    // A key by itself takes it back: the field must not have the focus.
    setRequested(null);
    await changed();
  };
  const canResolve = record?.transitions.some(({ value }) => value === 'resolved') ?? false;

  return (
    <main
      id="content"
      tabIndex={-1}
      className="desk-view"
      data-open={place !== null}
      data-writing={isWriting}
    >
      <QueuePane
        queue={queue.value}
        failed={queue.failed}
        asked={asked}
        place={place}
        now={now}
        searchField={searchField}
        onFilter={filter}
        onOpen={go}
        onRetry={loadQueue}
        onChanged={changed}
      />
      {record && path ? (
        <ConversationPane
          record={record}
          path={path}
          now={now}
          list={list}
          step={step}
          onBack={() => go(null)}
          onDetails={() => setHasDetails(true)}
          onShortcuts={openCommandPalette}
          onWrite={write}
          onChanged={changed}
          onResolve={canResolve ? () => void resolve(path, changed) : null}
        >
          {queue.value?.mail && <DeliveryNotice trouble={queue.value.mail} />}
          {record.warning && (
            <p className="dv-warning" role="status">
              {record.warning}
            </p>
          )}
          <MergedBar record={record} onChanged={changed} onOpen={go} />
          <Composer
            key={keyOf(record)}
            record={record}
            path={path}
            requested={requested}
            takenBack={takenBack}
            onSent={onSent}
            onChanged={changed}
            onNoted={() => {
              setIsWriting(false);
              void changed();
            }}
            onClose={() => setIsWriting(false)}
            onRead={() => {
              const newest = list.current?.lastElementChild as HTMLElement | null;
              newest?.scrollIntoView({ block: 'nearest' });
              newest?.focus();
            }}
          />
        </ConversationPane>
      ) : (
        <section className="dv-conversation dv-empty" aria-label="Conversation">
          <p>{emptyWords(place !== null, live.failed, queue.value?.rows.length)}</p>
        </section>
      )}
      {record && path && !isNarrow && (
        <section className="dv-details" aria-label="Details" data-pane tabIndex={-1}>
          <DetailsPane record={record} path={path} onChanged={changed} onOpen={go} />
        </section>
      )}
      {record && path && isNarrow && hasDetails && (
        <DetailsSheet onClose={() => setHasDetails(false)}>
          <DetailsPane record={record} path={path} onChanged={changed} onOpen={go} />
        </DetailsSheet>
      )}
      {sent && (
        <UndoBar
          key={sent.answer}
          name={sent.name}
          leavesAt={sent.leavesAt}
          then={sent.then}
          serverNow={live.value?.now}
          isMailOff={queue.value?.mail?.kind === 'off'}
          onUndo={() => void settle('take-back')}
          onSendNow={() => void settle('send-now')}
        />
      )}
    </main>
  );
}

function emptyWords(isAsked: boolean, failed: boolean, rows: number | undefined): string {
  if (isAsked) return failed ? 'We could not load this. It may have been deleted.' : '';
  return rows === 0 ? 'Nothing is waiting.' : 'Choose a request to read it.';
}
