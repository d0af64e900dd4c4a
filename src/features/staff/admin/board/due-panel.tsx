import { deskPath } from '@/core/shared/desk';
import type { DueItem, InboxBoard } from '../../contract';
import { Countdown } from './countdown';
import type { WaitingLists } from './list-addresses';
import { Panel } from './panel';

const ACTION = { ticket: 'Answer', quote: 'Send quote' } as const;

function DueRow({ item, renderedAt }: { item: DueItem; renderedAt: number }) {
  return (
    <li className="board__row">
      <Countdown dueAt={item.dueAt} renderedAt={renderedAt} />
      <span className="board__what">
        <b>
          <bdi>{item.title}</bdi>
        </b>
        <span>
          <bdi>{item.from}</bdi>
        </span>
      </span>
      <span className="board__number">{item.number}</span>
      <a
        className={item.kind === 'ticket' ? 'board__button board__button--first' : 'board__button'}
        href={deskPath(item.kind, item.id)}
        aria-label={`${ACTION[item.kind]}: ${item.title}`}
      >
        {ACTION[item.kind]}
      </a>
    </li>
  );
}

type DueProps = Pick<InboxBoard, 'due' | 'owed'> & { renderedAt: number; lists: WaitingLists };

/** People who wait for an answer, most urgent first. */
export function DuePanel({ due, owed, renderedAt, lists }: DueProps) {
  return (
    <Panel id="due" title="Due within 24 hours" aside={<a href={lists.owedTickets}>All tickets</a>}>
      {due.length === 0 ? (
        <p className="board__empty">
          Everybody has an answer. New requests from the support and merchandise pages appear here, with the
          time that is left.
        </p>
      ) : (
        <ol>
          {due.map((item) => (
            <DueRow key={`${item.kind}-${item.id}`} item={item} renderedAt={renderedAt} />
          ))}
        </ol>
      )}
      {owed > due.length && (
        <p className="board__more">
          {owed - due.length} more: <a href={lists.owedTickets}>tickets</a> and{' '}
          <a href={lists.owedQuotes}>quote requests</a>
        </p>
      )}
    </Panel>
  );
}
