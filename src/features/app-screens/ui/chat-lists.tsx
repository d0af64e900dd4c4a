import { type Audience, forAudience } from '@/core/shared/audience';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import { ChatRow } from './chat-row';
import { GroupBadge } from './group-badge';
import { messagesSample as sample } from './sample-messages';
import { ListHeading } from './screen-list';

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
