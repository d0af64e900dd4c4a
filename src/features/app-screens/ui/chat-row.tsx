import type { ReactNode } from 'react';
import s from './chat-row.module.css';

type ChatRowProps = {
  /** The oval of the group or person. */
  oval: ReactNode;
  name: string;
  last: string;
  at: string;
  unread: number;
  first: boolean;
  open?: boolean;
};

export function ChatRow({ oval, name, last, at, unread, first, open = false }: ChatRowProps) {
  return (
    <div className={`${s.row} ${first ? s.first : ''} ${open ? s.open : ''}`}>
      {oval}
      <div className={s.words}>
        <div className={s.name}>{name}</div>
        <div className={unread ? s.new : s.last}>{last}</div>
      </div>
      <div className={s.aside}>
        {at}
        {unread > 0 && <span className={s.unread}>{unread}</span>}
      </div>
    </div>
  );
}
