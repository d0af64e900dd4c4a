import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { DirectMessages, GroupChats } from './chat-lists';
import { ChatThread } from './chat-thread';
import { DisplayWords } from './display-words';
import s from './messages-tablet.module.css';
import { threadSample } from './sample-thread';
import { SearchField } from './search-field';
import { TabletScreen } from './tablet-screen';

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
