import { OvalPortrait } from '@/ui/oval-portrait';
import { ChatRow } from './chat-row';
import { GroupBadge } from './group-badge';
import { messagesSample as sample } from './sample-messages';
import { ListHeading } from './screen-list';

export function GroupChats() {
  return (
    <>
      <ListHeading title="Group chats" />
      {sample.groups.map(({ name, badge, last, at, unread }, i) => (
        <ChatRow
          key={name}
          oval={<GroupBadge badge={badge} />}
          name={name}
          last={last}
          at={at}
          unread={unread}
          first={i === 0}
        />
      ))}
    </>
  );
}

export function DirectMessages() {
  return (
    <>
      <ListHeading title="Direct messages" />
      {sample.direct.map(({ person, last, at, unread }, i) => (
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
