'use client';

import { useConfig } from '@payloadcms/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { type DeskKind, deskPath } from '@/core/shared/desk';
import type { QueueAnswer, QueueQuery, QueueRow as Row } from '../contract';
import { BulkBar } from './bulk-bar';
import { QueueItem } from './queue-row';
import { headWords } from './row-clock';
import type { DeskRecordKey } from './use-desk-route';

/** Emails that did not find their conversation by themselves. */
function ToSort({ count }: { count: number }) {
  const { admin } = useConfig().config.routes;
  if (count === 0) return null;
  return (
    <p className="dv-to-sort">
      <a href={`${admin}/collections/incoming-mails?where[or][0][and][0][state][equals]=waiting`}>
        {count === 1 ? '1 email waits' : `${count} emails wait`} to be sorted
      </a>
    </p>
  );
}

const TABS: { kind: DeskKind | null; label: string }[] = [
  { kind: null, label: 'All' },
  { kind: 'ticket', label: 'Tickets' },
  { kind: 'quote', label: 'Quotes' },
  { kind: 'application', label: 'Applications' },
];
const WAIT_MS = 250;

type QueuePaneProps = {
  queue: QueueAnswer | undefined;
  failed: boolean;
  asked: QueueQuery;
  place: DeskRecordKey | null;
  now: number;
  searchField: RefObject<HTMLInputElement | null>;
  onFilter: (change: Partial<QueueQuery>) => void;
  onOpen: (place: DeskRecordKey) => void;
  onRetry: () => void;
  onChanged: () => Promise<void>;
};

export function QueuePane(props: QueuePaneProps) {
  const { queue, failed, asked, onFilter, searchField } = props;
  const [chosen, setChosen] = useState<DeskRecordKey[] | null>(null);
  const counts = queue?.counts;
  const inAll = counts ? counts.ticket + counts.quote + counts.application : 0;
  const { waiting, late } = headWords(inAll, queue?.late ?? 0);
  // An open record has the heading of the page, on a phone too, where the queue is then hidden.
  const Title = props.place ? 'h2' : 'h1';
  return (
    <section className="dv-queue" aria-label="Queue" data-pane tabIndex={-1}>
      <header className="dv-queue__head">
        <Title className="dv-queue__title">
          {queue ? waiting : 'Desk'} {late && <em>{late}</em>}
        </Title>
        <SearchField field={searchField} words={asked.q} onSearch={(q) => onFilter({ q })} />
        <nav className="dv-tabs" aria-label="Kind">
          {TABS.map(({ kind, label }) => (
            <button
              key={label}
              type="button"
              aria-current={asked.kind === kind ? 'true' : undefined}
              onClick={() => onFilter({ kind })}
            >
              {label} {counts && <small>{kind ? counts[kind] : inAll}</small>}
            </button>
          ))}
        </nav>
      </header>
      <div className="dv-menus">
        <select
          aria-label="Whose"
          value={asked.whose}
          onChange={({ target }) => onFilter({ whose: target.value as QueueQuery['whose'] })}
        >
          <option value="anyone">Anyone’s</option>
          <option value="mine">Mine</option>
          <option value="nobody">Nobody’s</option>
        </select>
        <select
          aria-label="Order"
          value={asked.order}
          onChange={({ target }) => onFilter({ order: target.value as QueueQuery['order'] })}
        >
          <option value="due">Due first</option>
          <option value="newest">Newest first</option>
        </select>
        <button type="button" aria-pressed={chosen !== null} onClick={() => setChosen(chosen ? null : [])}>
          {chosen ? 'Done' : 'Choose'}
        </button>
      </div>
      <ToSort count={queue?.toSort ?? 0} />
      {failed && (
        <p className="dv-failed" role="alert">
          We could not load the queue.{' '}
          <button type="button" onClick={props.onRetry}>
            Try again
          </button>
        </p>
      )}
      {chosen && queue && (
        <BulkBar
          rows={queue.rows}
          colleagues={queue.colleagues}
          chosen={chosen}
          onChoose={setChosen}
          onChanged={props.onChanged}
        />
      )}
      <Rows {...props} chosen={chosen} onChoose={setChosen} />
    </section>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onSearch: (words: string) => void;
};

/** Searches a moment after the last key. */
function SearchField({ field, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped(words), [words]);
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);
  return (
    <label className="dv-find">
      <Search size={17} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="Search"
        placeholder="Name, number or words"
        title="Several at once: late, mine, billing"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <kbd aria-hidden>/</kbd>
    </label>
  );
}

/** Whether a row is chosen, and how to change that. */
const choiceOf = (row: Row, chosen: DeskRecordKey[], onChoose: (places: DeskRecordKey[]) => void) => ({
  isChosen: chosen.some((one) => isAt(one, row)),
  onChoose: (isChosen: boolean) =>
    onChoose(
      isChosen ? [...chosen, { kind: row.kind, id: row.id }] : chosen.filter((one) => !isAt(one, row)),
    ),
});

const isAt = (place: DeskRecordKey | null, row: Row) => place?.kind === row.kind && place.id === row.id;

type RowsProps = QueuePaneProps & {
  chosen: DeskRecordKey[] | null;
  onChoose: (places: DeskRecordKey[]) => void;
};

function Rows({ queue, asked, place, now, onOpen, onFilter, chosen, onChoose }: RowsProps) {
  if (!queue) return <div className="dv-loading" aria-hidden />;
  if (queue.rows.length === 0) return <Nothing asked={asked} onFilter={onFilter} />;
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const next =
      by === undefined ? undefined : rows[rows.indexOf(document.activeElement as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const isOpenShown = queue.rows.some((row) => isAt(place, row));
  return (
    <ol className="dv-rows" onKeyDown={step}>
      {queue.rows.map((row, at) => (
        <QueueItem
          key={`${row.kind}-${row.id}`}
          row={row}
          now={now}
          href={deskPath(row.kind, row.id)}
          isOpen={isAt(place, row)}
          isStop={isOpenShown ? isAt(place, row) : at === 0}
          onOpen={() => onOpen(row)}
          choice={chosen && choiceOf(row, chosen, onChoose)}
        />
      ))}
      {queue.isCut && <li className="dv-cut">Only the first hundred are shown. Search to find others.</li>}
    </ol>
  );
}

function Nothing({ asked, onFilter }: Pick<QueuePaneProps, 'asked' | 'onFilter'>) {
  const isFiltered = asked.q !== '' || asked.kind !== null || asked.whose !== 'anyone';
  return (
    <div className="dv-nothing">
      <p>{isFiltered ? 'Nothing matches.' : 'New requests from the site appear here.'}</p>
      {isFiltered && (
        <button
          type="button"
          className="dv-button"
          onClick={() => onFilter({ q: '', kind: null, whose: 'anyone' })}
        >
          Clear filters
        </button>
      )}
    </div>
  );
}
