import { LifeBuoy, PenLine, ScrollText, Shirt } from 'lucide-react';
import { PRIORITIES } from '@/core/shared/desk';
import type { QueueRow as Row } from '../contract';
import { PersonPortrait } from './portrait';
import { rowClock } from './row-clock';

const ICONS = { ticket: LifeBuoy, quote: Shirt, application: ScrollText } as const;
const KINDS = { ticket: 'Ticket', quote: 'Quote', application: 'Application' } as const;

function ThirdLine({ row }: { row: Row }) {
  if (row.writer)
    return (
      <small>
        <PenLine size={14} aria-hidden />
        <bdi>{row.writer}</bdi> is answering
      </small>
    );
  const Icon = ICONS[row.kind];
  return (
    <small>
      <Icon size={14} aria-hidden />
      <span className="visually-hidden">{KINDS[row.kind]}: </span>
      <span>{row.detail}</span>
      {row.tags.map((tag) => (
        <span key={tag} className="dv-tag">
          <bdi>{tag}</bdi>
        </span>
      ))}
      {row.priority && (
        <>
          <span aria-hidden>·</span>
          <span data-priority={row.priority}>
            {PRIORITIES.find(({ value }) => value === row.priority)?.label}
          </span>
        </>
      )}
    </small>
  );
}

type QueueRowProps = {
  row: Row;
  href: string;
  isOpen: boolean;
  /** The one row that Tab stops at. */
  isStop: boolean;
  now: number;
  onOpen: () => void;
  /** Null while nothing is chosen. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
};

export function QueueItem({ row, href, isOpen, isStop, now, onOpen, choice }: QueueRowProps) {
  const { clock, word, tone } = rowClock(row, now);
  return (
    <li data-choosing={choice !== null}>
      {choice && (
        <input
          type="checkbox"
          aria-label={`Choose ${row.who}: ${row.title}`}
          checked={choice.isChosen}
          onChange={({ target }) => choice.onChoose(target.checked)}
        />
      )}
      <a
        className="dv-row"
        href={href}
        data-unread={row.isUnread}
        aria-current={isOpen ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className="dv-clock" data-tone={tone}>
          {clock} <small>{word}</small>
        </span>
        <span className="dv-row__words">
          <b>
            {row.isUnread && <span className="visually-hidden">Unread: </span>}
            <bdi>{row.who}</bdi>
          </b>
          <span className="dv-row__title" dir="auto">
            {row.title}
          </span>
          <ThirdLine row={row} />
        </span>
        {row.assignee && <PersonPortrait name={row.assignee} size="small" isStaff />}
      </a>
    </li>
  );
}
