import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { addedMessage, statusForm } from '../contract';
import type { TicketWords } from '../contract.ticket-texts';

type MessageFormResultProps = {
  refused: string | null;
  words: Pick<TicketWords, 'plain' | 'closed'>;
  answers: AnswerWords;
};

/** Response to a message that was refused; an accepted one redirects to its ticket. */
export const MessageFormResult = ({ refused, words: { plain, closed }, answers }: MessageFormResultProps) => (
  <FormResult
    contract={addedMessage}
    name={plain.name}
    href={statusForm.path}
    sent={null}
    refused={refused}
    failedTitle={plain.title}
    failedText={plain.text}
    refusals={{ file: plain.file, closed: closed.text, link: plain.link }}
    words={answers}
  />
);
