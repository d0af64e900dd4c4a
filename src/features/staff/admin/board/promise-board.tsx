import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { DeliveryNotice } from '@/core/admin/delivery-notice';
import { deskPath } from '@/core/shared/desk';
import type { BoardStates, InboxBoard, ReadersBoard, SeatsBoard } from '../../contract';
import { AnswerOldest } from './answer-oldest';
import { DaysPanel } from './days-panel';
import { DuePanel } from './due-panel';
import { headline } from './headline';
import { waitingLists } from './list-addresses';
import { MailPanel } from './mail-panel';
import { ReadersPanel } from './readers-panel';
import { SeatPanel } from './seat-panel';
import { UnreadPanel } from './unread-panel';
import { WeekPanel } from './week-panel';

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
