import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { DeliveryNotice } from '@/core/admin/delivery-notice';
import type {
  BoardStates,
  DueItem,
  InboxBoard,
  ReadersBoard,
  RequestsOfDay,
  SeatsBoard,
} from '@/core/shared/board';
import { deskPath } from '@/core/shared/desk';
import { DayColumns, type Series } from '@/kit/admin/day-columns';
import { DayNumbers } from '@/kit/admin/day-numbers';
import { isClosed } from '@/kit/shared/closed-addresses';
import { timeSpan } from '@/kit/shared/time-span';
import { AnswerOldest } from './answer-oldest';
import { DueCountdown } from './countdown';
import { Figure } from './figure';
import { headline } from './headline';
import { lists, type WaitingLists, waitingLists } from './list-addresses';
import { MailPanel } from './mail-panel';
import { BoardPanel } from './panel';

const ACTION = { ticket: 'Answer', quote: 'Send quote' } as const;

function DueRow({ item, renderedAt }: { item: DueItem; renderedAt: number }) {
  return (
    <li className="board__row">
      <DueCountdown dueAt={item.dueAt} renderedAt={renderedAt} />
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
function DuePanel({ due, owed, renderedAt, lists }: DueProps) {
  return (
    <BoardPanel id="due" title="Due within 24 hours" aside={<a href={lists.owedTickets}>All tickets</a>}>
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
          {owed - due.length} more: <a href={lists.owedTickets}>tickets</a>
          {isClosed(lists.owedQuotes) ? null : (
            <>
              {' '}
              and <a href={lists.owedQuotes}>quote requests</a>
            </>
          )}
        </p>
      )}
    </BoardPanel>
  );
}

type UnreadPanelProps = Pick<InboxBoard, 'unread' | 'unreadInAll'> & {
  renderedAt: number;
  lists: WaitingLists;
};

/** Applications that nobody has looked at yet, oldest first. */
function UnreadPanel({ unread, unreadInAll, renderedAt, lists }: UnreadPanelProps) {
  return (
    <BoardPanel
      id="unread"
      title="Applications nobody has read"
      aside={unreadInAll > 0 && <a href={lists.unread}>All {unreadInAll}</a>}
    >
      {unread.length === 0 ? (
        <p className="board__empty">
          Every application has been looked at. New ones from the home page appear here.
        </p>
      ) : (
        <ol>
          {unread.map(({ id, organization, fullName, size, createdAt }) => (
            <li key={id} className="board__row">
              <span className="board__age">
                {timeSpan(renderedAt - createdAt.getTime())} <span className="visually-hidden">ago</span>
              </span>
              <span className="board__what">
                <b>
                  <bdi>{organization}</bdi>
                </b>
                <span>
                  <bdi>{fullName}</bdi> · {size} members
                </span>
              </span>
              <a
                className="board__button"
                href={deskPath('application', id)}
                aria-label={`Review: ${organization}`}
              >
                Review
              </a>
            </li>
          ))}
        </ol>
      )}
    </BoardPanel>
  );
}

const PER_ROW = 25;
const STEP_X = 10;
const STEP_Y = 28;

/** A head over a column for every founding seat; taken ones are dark. */
function SeatPanel({ total, taken, mayOpen }: SeatsBoard & { mayOpen: boolean }) {
  const seats = Array.from({ length: total }, (_, i) => ({
    key: `seat-${i}`,
    x: (i % PER_ROW) * STEP_X,
    y: Math.floor(i / PER_ROW) * STEP_Y,
    fill: i < taken ? 'var(--color-chosen)' : 'var(--color-lilac)',
  }));
  const height = Math.ceil(total / PER_ROW) * STEP_Y - 6;
  return (
    <BoardPanel id="seats" title="Founding seats" aside={mayOpen && <a href={lists.accepted}>Accepted</a>}>
      <p className="board__seats">
        <b>{total - taken}</b>
        <span>
          of {total} left
          <br />
          {taken} accepted
        </span>
      </p>
      <svg aria-hidden viewBox={`0 0 ${PER_ROW * STEP_X} ${height}`} className="board__crowd">
        {seats.map(({ key, x, y, fill }) => (
          <g key={key} fill={fill}>
            <circle cx={x + 4} cy={y + 4} r="3.6" />
            <rect x={x + 1.4} y={y + 9} width="5.2" height="13" />
          </g>
        ))}
      </svg>
    </BoardPanel>
  );
}

const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0);

/** Submissions by day: a chart, and its numbers for whoever wants or needs them. */
function DaysPanel({ days: counts }: { days: RequestsOfDay[] }) {
  const days = counts.map(({ day }) => day);
  const applications = counts.map((day) => day.applications);
  const tickets = counts.map((day) => day.tickets);
  const series: Series[] = [
    { label: 'Applications', color: 'var(--color-violet)', counts: applications },
    { label: 'Tickets', color: 'var(--color-brass-graph)', counts: tickets },
  ];
  return (
    <BoardPanel
      id="days"
      title="Last 30 days"
      aside={
        <p className="board__legend">
          <span data-kind="applications">Applications, {sum(applications)}</span>
          <span data-kind="tickets">Tickets, {sum(tickets)}</span>
        </p>
      }
    >
      <DayColumns
        days={days}
        series={series}
        said={`Applications: ${sum(applications)}, tickets: ${sum(tickets)} in the last 30 days.`}
        height={130}
      />
      <DayNumbers days={days} series={series} />
    </BoardPanel>
  );
}

const hours = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** How well we kept our promises. */
function WeekPanel({ week }: Pick<InboxBoard, 'week'>) {
  return (
    <BoardPanel id="week" title="This week">
      <dl>
        <Figure
          label="Median first answer"
          value={week.medianAnswerSeconds === null ? 'None yet' : hours(week.medianAnswerSeconds)}
        />
        <Figure
          label="Promises kept"
          value={week.answered === 0 ? 'None due yet' : `${week.kept} of ${week.answered}`}
          alarm={week.kept < week.answered}
        />
      </dl>
    </BoardPanel>
  );
}

function ReadersPanel({ readers }: { readers: ReadersBoard }) {
  return (
    <BoardPanel id="readers" title="Newsletter readers">
      <dl>
        <Figure label="Confirmed" href={lists.readersConfirmed} value={readers.confirmed} />
        <Figure label="Not confirmed yet" href={lists.readersFresh} value={readers.fresh} />
        <Figure label="Unsubscribed" href={lists.readersGone} value={readers.gone} />
      </dl>
    </BoardPanel>
  );
}

type Props = {
  username: string;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  seats: SeatsBoard;
  /** null: not part of this role's work. */
  inbox: InboxBoard | null;
  readers: ReadersBoard | null;
  states: BoardStates;
  /** What a fresh site asks first. */
  begin: ReactNode;
};

function BoardHead({ username, inbox }: Pick<Props, 'username' | 'inbox'>) {
  const first = inbox?.due[0];
  return (
    <div className="board__head">
      <div>
        <h1>
          {inbox ? headline(inbox.owed, inbox.late, inbox.unreadInAll) : `Good to see you, ${username}.`}
        </h1>
        <p>
          {inbox
            ? 'We promise a reply within 24 hours. Times count down from when the message arrived.'
            : 'What your role looks after is in the menu. These are the figures of the day.'}
        </p>
      </div>
      {first && <AnswerOldest href={`${deskPath(first.kind, first.id)}?reply`} />}
    </div>
  );
}

/** First screen of the back office: what must be answered today, and whether the system runs. */
export function PromiseBoard({ username, renderedAt, seats, inbox, readers, states, begin }: Props) {
  const lists = waitingLists(states);
  return (
    <Gutter className="board">
      <BoardHead username={username} inbox={inbox} />
      {begin}
      {inbox?.mailTrouble && <DeliveryNotice trouble={inbox.mailTrouble} />}
      <div className={inbox ? 'board__grid' : 'board__grid board__grid--narrow'}>
        {inbox && (
          <div>
            <DuePanel due={inbox.due} owed={inbox.owed} renderedAt={renderedAt} lists={lists} />
            <UnreadPanel
              unread={inbox.unread}
              unreadInAll={inbox.unreadInAll}
              renderedAt={renderedAt}
              lists={lists}
            />
            <DaysPanel days={inbox.days} />
          </div>
        )}
        <div>
          <SeatPanel {...seats} mayOpen={inbox !== null} />
          {inbox && <MailPanel mail={inbox.mail} trouble={inbox.mailTrouble} />}
          {inbox && <WeekPanel week={inbox.week} />}
          {readers && <ReadersPanel readers={readers} />}
        </div>
      </div>
    </Gutter>
  );
}
