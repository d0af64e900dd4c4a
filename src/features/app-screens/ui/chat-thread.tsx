import { Glyph } from '@/kit/ui/glyph';
import { ActionButton } from './action-button';
import { ChatBubble } from './chat-bubble';
import s from './chat-thread.module.css';
import { GroupBadge } from './group-badge';
import { threadSample as sample } from './sample-thread';

/** One conversation, from its header to the input field. */
export function ChatThread() {
  return (
    <div className={s.thread}>
      <div className={s.head}>
        <GroupBadge badge={{ glyph: 'user-plus' }} />
        <div className={s.words}>
          <div className={s.name}>{sample.name}</div>
          <div className={s.detail}>{sample.detail}</div>
        </div>
        <Glyph name="search" size={22} color="var(--color-ink)" />
        <Glyph name="ellipsis" size={22} strokeWidth={2} color="var(--color-ink)" />
      </div>
      <div className={s.day}>{sample.day}</div>
      <div className={s.messages}>
        {sample.messages.map((message) => (
          <ChatBubble key={message.at} {...message} />
        ))}
      </div>
      <div className={s.composer}>
        <Glyph name="paperclip" size={23} color="var(--color-ink-soft)" />
        <div className={s.field}>Message {sample.name}</div>
        <ActionButton glyph="send" />
      </div>
    </div>
  );
}
