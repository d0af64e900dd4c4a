'use client';

import { toast } from '@payloadcms/ui';
import {
  ArrowLeft,
  Check,
  ChevronDown,
  ChevronUp,
  Clock,
  Copy,
  Keyboard,
  Lock,
  PanelRight,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { DeskRecord, Mode } from '../contract';
import { ArticleDialog } from './article-dialog';
import { ConversationEntry } from './entry';
import type { RecordPath } from './record-path';
import { dueLine } from './row-clock';

type ConversationPaneProps = {
  record: DeskRecord;
  path: RecordPath;
  now: number;
  list: RefObject<HTMLOListElement | null>;
  /** To the row before (-1) or after (1); null at the end of the queue. */
  step: Record<'back' | 'on', (() => void) | null>;
  onBack: () => void;
  onDetails: () => void;
  onShortcuts: () => void;
  onWrite: (mode: Mode) => void;
  /** Resolves without an answer; null where that is no transition. */
  onResolve: (() => void) | null;
  onChanged: () => Promise<void>;
  /** The composer, and what stands above it. */
  children: ReactNode;
};

async function copyNumber(number: string) {
  await navigator.clipboard.writeText(number);
  toast.success('Copied.');
}

function Head({
  record,
  step,
  onBack,
  onDetails,
  onShortcuts,
}: Omit<ConversationPaneProps, 'children' | 'onChanged'>) {
  const { number, title, detail, noun, kind, createdAt, statusLabel } = record;
  return (
    <header className="dv-head">
      <button type="button" className="dv-icon dv-head__back" aria-label="Back to the queue" onClick={onBack}>
        <ArrowLeft size={20} aria-hidden />
      </button>
      <h1 dir="auto">{title}</h1>
      <span className="dv-tools">
        <button
          type="button"
          className="dv-icon"
          aria-label="Previous"
          disabled={!step.back}
          onClick={() => step.back?.()}
        >
          <ChevronUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          className="dv-icon"
          aria-label="Next"
          disabled={!step.on}
          onClick={() => step.on?.()}
        >
          <ChevronDown size={18} aria-hidden />
        </button>
        <button type="button" className="dv-icon dv-head__details" aria-label="Details" onClick={onDetails}>
          <PanelRight size={18} aria-hidden />
        </button>
        <button type="button" className="dv-icon dv-head__keys" aria-label="Shortcuts" onClick={onShortcuts}>
          <Keyboard size={18} aria-hidden />
        </button>
      </span>
      <p>
        <span className="dv-state">{statusLabel}</span>
        <button type="button" className="dv-number" onClick={() => void copyNumber(number)}>
          {number} <Copy size={14} aria-hidden />
          <span className="visually-hidden">Copy the number</span>
        </button>
        <span aria-hidden>·</span>
        <span>{kind === 'ticket' ? detail : `${noun[0]?.toUpperCase()}${noun.slice(1)}`}</span>
        <span aria-hidden>·</span>
        <span>
          received <time dateTime={createdAt}>{dateTimeText(createdAt)}</time>
        </span>
      </p>
    </header>
  );
}

function DueLine({ record, now }: { record: DeskRecord; now: number }) {
  const line = dueLine(record.dueAt, now);
  if (!line) return null;
  return (
    <p className="dv-due" data-tone={line.tone}>
      <Clock size={16} aria-hidden />
      {line.text}
      <span>
        <bdi>{record.name}</bdi> wrote {dateTimeText(record.wroteAt)}
      </span>
    </p>
  );
}

function Facts({ facts }: Pick<DeskRecord, 'facts'>) {
  const given = facts.filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <dl className="dv-facts">
      {given.map(([label, value, file]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            {file ? (
              <a href={file} download>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was written, from the form on; nothing here can be edited. */
export function ConversationPane({ children, ...props }: ConversationPaneProps) {
  const { record, path, now, list, onWrite, onResolve, onChanged } = props;
  const { id, kind, name, message, createdAt, entries } = record;
  const scroller = useRef<HTMLElement>(null);
  /** The answer that becomes an article. */
  const [source, setSource] = useState<string | null>(null);
  const latest = entries.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record, and each new entry, is shown from its end
  useEffect(() => {
    const pane = scroller.current;
    if (pane) pane.scrollTop = entries.length > 0 ? pane.scrollHeight : 0;
  }, [kind, id, latest]);
  const first = message && {
    id: 'first',
    type: 'requester' as const,
    author: name,
    subject: null,
    text: message,
    at: createdAt,
    mail: null,
    problem: null,
    mailId: null,
    via: null,
    files: record.files,
    original: record.original,
  };
  return (
    <section className="dv-conversation" aria-label="Conversation" data-pane tabIndex={-1}>
      <Head {...props} />
      <DueLine record={record} now={now} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it can be reached by keyboard */}
      <section className="dv-thread" ref={scroller} tabIndex={0} aria-label="Messages">
        <Facts facts={record.facts} />
        <ol ref={list} aria-live="polite">
          {first && (
            <ConversationEntry entry={first} sender={name} path={path} isFirst onRetried={onChanged} />
          )}
          {entries.map((entry) => (
            <ConversationEntry
              key={entry.id}
              entry={entry}
              sender={name}
              path={path}
              onArticle={record.makesArticles ? setSource : undefined}
              onRetried={onChanged}
            />
          ))}
        </ol>
      </section>
      {children}
      {source !== null && (
        <ArticleDialog record={record} path={path} answer={source} onClose={() => setSource(null)} />
      )}
      <div className="dv-dock">
        <button type="button" className="dv-dock__reply" onClick={() => onWrite('reply')}>
          Reply to <bdi>{name}</bdi>
        </button>
        <button type="button" className="dv-icon" aria-label="Internal note" onClick={() => onWrite('note')}>
          <Lock size={20} aria-hidden />
        </button>
        {onResolve && (
          <button type="button" className="dv-icon" aria-label="Resolve" onClick={onResolve}>
            <Check size={20} aria-hidden />
          </button>
        )}
      </div>
    </section>
  );
}
