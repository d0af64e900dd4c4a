'use client';

import { Lock, Reply, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { unfilled } from '@/core/shared/desk';
import { mismatchedEmail } from '@/core/shared/mismatched-email';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { DeskRecord, Mode, Way } from '../contract';
import { MeanwhileBar, WriterBar } from './collision-bars';
import { ComposerBottom } from './composer-bottom';
import { ComposerField } from './composer-field';
import { ComposerFiles, useDraftFiles } from './composer-files';
import { isNewer, newestEntry } from './newest-entry';
import type { RecordPath } from './record-path';
import type { SavedText } from './slash-word';
import { type Sent, useAnswer } from './use-answer';
import { useCaret } from './use-caret';
import { useDrafts } from './use-drafts';
import { useLeaveAsk } from './use-leave-ask';
import { usePresence } from './use-presence';

/** Runs one piece of work at a time: the second press of a double click comes before its button is off. */
function useOnce() {
  const isBusy = useRef(false);
  return useCallback(async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  }, []);
}

export type ComposerFocus = { mode: Mode; at: number };

type ComposerProps = {
  record: DeskRecord;
  path: RecordPath;
  /** A request to write, from a key or a button. */
  requested: ComposerFocus | null;
  /** Changes each time a reply comes back as a draft. */
  takenBack: number;
  onSent: (sent: Sent) => void;
  onNoted: () => void;
  /** Reads the record again. */
  onChanged: () => Promise<void>;
  onClose: () => void;
  /** Brings the newest entry into view. */
  onRead: () => void;
};

const filled = (facts: DeskRecord['placeholders']) =>
  Object.fromEntries(Object.entries(facts).filter((one): one is [string, string] => one[1] !== null));

const stateTexts = ({ savedTexts, placeholders }: DeskRecord) =>
  savedTexts
    .filter(({ state }) => state !== null)
    .map((one) => ({ ...one, text: fillPlaceholders(one.text, filled(placeholders)) }));

const asMention = (username: string): SavedText => ({
  title: username,
  subject: null,
  text: `@${username} `,
});

export function Composer({
  record,
  path,
  requested,
  takenBack,
  onSent,
  onNoted,
  onChanged,
  onClose,
  onRead,
}: ComposerProps) {
  const [mode, setMode] = useState<Mode>(requested?.mode ?? (record.closed ? 'note' : 'reply'));
  const { words, kept, write, settle, clearReply } = useDrafts(record, path, takenBack);
  const { writing, stopped } = usePresence(path);
  const { problem: refusal, isPending, send, addNote, forgive } = useAnswer(record, path);
  const files = useDraftFiles(path, onChanged);
  const once = useOnce();
  const [seen, setSeen] = useState(record.seen);
  const [answersAnyway, setAnswersAnyway] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const putCaret = useCaret(field);
  const ids = { problem: useId(), mode: useId() };
  const isNote = mode === 'note';
  const people = record.colleagues.map(({ username }) => asMention(username));
  const hasReply = words.reply.text.trim() !== '';
  const left = isNote ? null : unfilled(`${words.reply.subject} ${words.reply.text}`, record.noun);
  const problem = refusal ?? left;
  const isFor = isNote ? null : mismatchedEmail(words.reply.text, stateTexts(record), record.status);
  const writer = record.people.find(({ isWriting }) => isWriting)?.username ?? null;
  const isHeld = writer !== null && !answersAnyway && !isNote;
  const isBehind = !isNote && hasReply && isNewer(record.seen, seen);
  useLeaveAsk(hasReply || words.note.text.trim() !== '');

  useEffect(() => {
    // A record that was read before the answer went out does not name it.
    if (!hasReply) setSeen((now) => (isNewer(record.seen, now) ? record.seen : now));
  }, [hasReply, record.seen]);
  useEffect(() => {
    if (writer === null) setAnswersAnyway(false);
  }, [writer]);
  useEffect(() => {
    if (!requested) return;
    setMode(requested.mode);
    requestAnimationFrame(() => field.current?.focus());
  }, [requested]);

  const change = (text: string, subject = words[mode].subject) => {
    write(mode, { subject, text });
    forgive();
    if (!isNote) writing();
  };
  const insert = (saved: SavedText, from: number, to: number) => {
    const { text, subject } = words[mode];
    const added = fillPlaceholders(saved.text, filled(record.placeholders));
    const nextSubject = saved.subject
      ? fillPlaceholders(saved.subject, filled(record.placeholders))
      : subject;
    change(text.slice(0, from) + added + text.slice(to), nextSubject);
    putCaret(from + added.length);
  };
  const submit = async (way: Way) => {
    if (isHeld || isBehind || !hasReply || files.arriving.length > 0) return;
    await settle('reply');
    const sent = await send(words.reply, way, seen);
    if (!sent) {
      // The draft is stored again: sending had stopped its way to the server.
      write('reply', words.reply);
      return void field.current?.focus();
    }
    stopped();
    setSeen(sent.seen);
    clearReply();
    // The key that takes it back counts at once: in the field it would be a letter.
    field.current?.blur();
    onSent(sent);
  };
  const keepNote = async () => {
    if (words.note.text.trim() === '') return;
    await settle('note');
    if (!(await addNote(words.note.text))) return;
    write('note', { subject: '', text: '' });
    onNoted();
  };
  const sendByKey = (alternative: boolean) => {
    const way = record.ways[alternative ? 1 : 0];
    if (isNote) void once(keepNote);
    else if (way) void once(() => submit(way));
  };
  const noteSeen = () => {
    setSeen(record.seen);
    onRead();
  };

  return (
    <section className="dv-composer" aria-label="Answer" data-mode={mode} data-held={isHeld}>
      {isHeld && (
        <WriterBar
          name={writer}
          hasDraft={hasReply}
          onLeave={() => {
            field.current?.blur();
            stopped();
            onClose();
          }}
          onAnswer={() => {
            setAnswersAnyway(true);
            writing(true);
            field.current?.focus();
          }}
        />
      )}
      {isBehind && <MeanwhileBar entry={newestEntry(record)} onRead={noteSeen} />}
      <div className="dv-composer__top">
        <fieldset className="dv-switch">
          <legend className="visually-hidden">What to write</legend>
          <label>
            <input type="radio" name={ids.mode} checked={!isNote} onChange={() => setMode('reply')} />
            <Reply size={16} aria-hidden /> Reply
          </label>
          <label data-note>
            <input type="radio" name={ids.mode} checked={isNote} onChange={() => setMode('note')} />
            <Lock size={15} aria-hidden /> Internal note
          </label>
        </fieldset>
        <p>
          {isNote ? (
            <b>
              <bdi>{record.name}</bdi> never sees this
            </b>
          ) : (
            <>
              to <bdi>{record.name}</bdi>, <bdi>{record.email}</bdi>
            </>
          )}
        </p>
        <button type="button" className="dv-icon dv-composer__close" aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {!isNote && record.closed ? (
        <p className="dv-closed">{record.closed}</p>
      ) : (
        <>
          {!isNote && record.subject !== null && (
            <input
              className="dv-subject"
              aria-label="Subject"
              maxLength={200}
              dir="auto"
              value={words.reply.subject}
              readOnly={isHeld}
              onChange={({ target }) => change(words.reply.text, target.value)}
            />
          )}
          <ComposerField
            field={field}
            label={isNote ? 'Internal note' : `Reply to ${record.name}`}
            text={words[mode].text}
            isNote={isNote}
            isLocked={isHeld}
            describedBy={problem ? ids.problem : undefined}
            savedTexts={isNote ? people : record.savedTexts}
            onWrite={(text) => change(text)}
            onInsert={insert}
            onSend={sendByKey}
          />
          {problem && (
            <p className="dv-problem" id={ids.problem} role="alert">
              {problem}
            </p>
          )}
          {isFor !== null && (
            <p className="dv-warning" role="status">
              “{isFor}” is an email for another state. This {record.noun} is {record.statusLabel}.
            </p>
          )}
          {!isNote && <ComposerFiles files={record.draftFiles} draft={files} />}
          <ComposerBottom
            record={record}
            mode={mode}
            field={field}
            files={files}
            kept={words[mode].text === '' ? 'nothing' : kept}
            isHeld={isHeld}
            canSend={!isHeld && !isBehind && !left && !isPending && hasReply && files.arriving.length === 0}
            canNote={!isPending && words.note.text.trim() !== ''}
            onSend={(way) => once(() => submit(way))}
            onNote={() => once(keepNote)}
          />
        </>
      )}
    </section>
  );
}
