'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { dateTimeText } from '@/admin/date-time-text';
import { DeliveryMark, DeliveryProblem } from '@/admin/delivery';
import type { ConversationEntry } from '../contract.staff';
import { ReplyBox } from './reply-box';
import { useConversation } from './use-conversation';

/** What sender and staff wrote to each other since the request, and the field for the next answer. */
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
        <bdi>{direction === 'staff' ? author : sender}</bdi>, <time dateTime={at}>{dateTimeText(at)}</time>
        {mail && <DeliveryMark mail={mail} />}
      </span>
      <p dir="auto">{text}</p>
      <DeliveryProblem mail={mail} problem={problem} />
    </li>
  );
}
