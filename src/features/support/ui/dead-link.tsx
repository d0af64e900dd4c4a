import { PlainResult } from '@/kit/ui/plain-result';
import { statusForm } from '../contract';
import type { TicketWords } from '../contract.ticket-texts';

/** For every address below /support/status that opens no ticket, whatever the reason. */
export function DeadLink({ words }: { words: TicketWords['dead'] }) {
  return (
    <PlainResult title={words.title} next={{ href: statusForm.path, label: words.link }}>
      <p>{words.text}</p>
    </PlainResult>
  );
}
