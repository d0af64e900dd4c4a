'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { momentWords } from '@/admin/moment-words';
import type { ConversationEntry } from '../contract';
import { ReplyBox } from './reply-box';
import { useConversation } from './use-conversation';

const DELIVERY = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not delivered',
  kept: 'Kept here: no mail server is set',
};

/** What sender and staff wrote to each other since the request, and the box for the next answer. */
export function Conversation() {
  const { id } = useDocumentInfo();
  const { conversation, reply } = useConversation(id);
  if (!conversation) return null;
  return (
    <section className="desk conversation" aria-label="Conversation">
      <h3>Conversation</h3>
      <ol aria-live="polite">
        {conversation.messages.map((entry) => (
          <Entry key={entry.id} entry={entry} sender={conversation.name} />
        ))}
      </ol>
      <ReplyBox conversation={conversation} reply={reply} />
    </section>
  );
}

function Entry({ entry, sender }: { entry: ConversationEntry; sender: string }) {
  const { direction, author, text, at, mail, problem } = entry;
  return (
    <li data-direction={direction}>
      <span>
        <bdi>{direction === 'staff' ? author : sender}</bdi>, <time dateTime={at}>{momentWords(at)}</time>
        {mail && (
          <span className="delivery" data-state={mail}>
            {DELIVERY[mail]}
          </span>
        )}
      </span>
      <p dir="auto">{text}</p>
      {mail !== 'sent' && problem && <p className="delivery__problem">The mail server said: {problem}</p>}
    </li>
  );
}
