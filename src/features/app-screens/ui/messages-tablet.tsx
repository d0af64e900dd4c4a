import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { AppScreenProps, ThreadSample } from '../contract';
import { ActionButton } from './action-button';
import chatBubbleStyles from './chat-bubble.module.css';
import { DirectMessages, GroupBadge, GroupChats } from './chat-lists';
import chatThreadStyles from './chat-thread.module.css';
import { DisplayWords } from './display-words';
import s from './messages-tablet.module.css';
import { threadSample as sample, threadSample } from './sample-thread';
import { SearchField } from './search-field';
import { TabletScreen } from './tablet-screen';

/** One message: other people's on the left with a portrait, the reader's own on the right. */
function ChatBubble({ by, own, text, at, event }: ThreadSample['messages'][number]) {
  return (
    <div className={own ? chatBubbleStyles.mine : chatBubbleStyles.message}>
      {!own && <OvalPortrait initials={by.initials} tint={by.tint} />}
      <div>
        <div className={chatBubbleStyles.by}>{own ? at : `${by.name} · ${at}`}</div>
        <div className={chatBubbleStyles.bubble}>
          {text}
          {event && (
            <div className={chatBubbleStyles.event}>
              <Glyph name="calendar" size={24} color="var(--color-brass-light)" />
              <div>
                <DisplayWords text={event.title} className={chatBubbleStyles.title} />
                <div className={chatBubbleStyles.when}>{event.when}</div>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** One conversation, from its header to the input field. */
function ChatThread() {
  return (
    <div className={chatThreadStyles.thread}>
      <div className={chatThreadStyles.head}>
        <GroupBadge badge={{ glyph: 'user-plus' }} />
        <div className={chatThreadStyles.words}>
          <div className={chatThreadStyles.name}>{sample.name}</div>
          <div className={chatThreadStyles.detail}>{sample.detail}</div>
        </div>
        <Glyph name="search" size={22} color="var(--color-ink)" />
        <Glyph name="ellipsis" size={22} strokeWidth={2} color="var(--color-ink)" />
      </div>
      <div className={chatThreadStyles.day}>{sample.day}</div>
      <div className={chatThreadStyles.messages}>
        {sample.messages.map((message) => (
          <ChatBubble key={message.at} {...message} />
        ))}
      </div>
      <div className={chatThreadStyles.composer}>
        <Glyph name="paperclip" size={23} color="var(--color-ink-soft)" />
        <div className={chatThreadStyles.field}>Message {sample.name}</div>
        <ActionButton glyph="send" />
      </div>
    </div>
  );
}

/** Artboard "Messages" on a tablet: all conversations, one of them open. */
export function MessagesTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <TabletScreen brand={brand} place="Messages">
      <div className={s.page}>
        <div className={s.list}>
          <div className={s.title}>
            <DisplayWords text="Messages" className={s.name} />
            <ActionButton glyph="plus" />
          </div>
          <div className={s.search}>
            <SearchField words="Search messages" />
          </div>
          <GroupChats open={threadSample.name} audience={brand.audience} />
          <div className={s.direct}>
            <DirectMessages shown={11} />
          </div>
        </div>
        <ChatThread />
      </div>
    </TabletScreen>
  );
}
