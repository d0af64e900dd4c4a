import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { DirectMessages, GroupChats } from './chat-lists';
import s from './messages-screen.module.css';
import { PhoneScreen } from './phone-screen';
import { messagesSample as sample } from './sample-messages';
import { SearchField } from './search-field';
import { TitleBar } from './title-bar';

/** Artboard "Messages", which the product's copy also calls communications. */
export function MessagesScreen({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <PhoneScreen time={sample.time} tab="Chat">
      <div className={s.body}>
        <TitleBar title="Messages">
          <ActionButton glyph="plus" />
        </TitleBar>
        <div className={s.search}>
          <SearchField words="Search messages" />
        </div>
        <GroupChats audience={brand.audience} />
        <div className={s.direct}>
          <DirectMessages shown={4} />
        </div>
      </div>
    </PhoneScreen>
  );
}
