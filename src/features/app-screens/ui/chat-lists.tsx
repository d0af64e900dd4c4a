import type { ReactNode } from 'react';
import { type Audience, forAudience } from '@/core/shared/audience';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { MessagesSample } from '../contract';
import s from './chat-row.module.css';
import { messagesSample as sample } from './sample-messages';
import { ListHeading } from './screen-list';

/** A group's oval: the chapter's letters, or an icon where a person would have initials. */
export function GroupBadge({ badge }: { badge: MessagesSample['groups'][number]['badge'] }) {
  return 'letters' in badge ? (
    <span className={`${s.badge} ${s.letters}`}>{badge.letters}</span>
  ) : (
    <span className={s.badge}>
      <Glyph name={badge.glyph} size={18} strokeWidth={2} color="#ffffff" />
    </span>
  );
}

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

function ChatRow({ oval, name, last, at, unread, first, open = false }: ChatRowProps) {
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

/** `open` names the chat whose messages are shown beside the list. */
export function GroupChats({ open, audience }: { open?: string; audience: Audience }) {
  return (
    <>
      <ListHeading title="Group chats" />
      {sample.groups.map(({ name, badge, last, at, unread }, i) => (
        <ChatRow
          key={name}
          oval={<GroupBadge badge={badge} />}
          name={forAudience(name, audience)}
          last={last}
          at={at}
          unread={unread}
          first={i === 0}
          open={name === open}
        />
      ))}
    </>
  );
}

/** The newest `shown` direct conversations. */
export function DirectMessages({ shown }: { shown: number }) {
  return (
    <>
      <ListHeading title="Direct messages" />
      {sample.direct.slice(0, shown).map(({ person, last, at, unread }, i) => (
        <ChatRow
          key={person.name}
          oval={<OvalPortrait initials={person.initials} tint={person.tint} />}
          name={person.name}
          last={last}
          at={at}
          unread={unread}
          first={i === 0}
        />
      ))}
    </>
  );
}
