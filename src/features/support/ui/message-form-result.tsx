import { type AnswerWords, FormResult } from '@/ui/form-result';
import { addedMessage, statusForm } from '../contract';
import type { TicketWords } from '../contract.ticket-texts';

type MessageFormResultProps = {
  refused: string | null;
  words: TicketWords['plain'];
  answers: AnswerWords;
};

/** Response to a message that was refused; an accepted one redirects to its ticket. */
export const MessageFormResult = ({ refused, words, answers }: MessageFormResultProps) => (
  <FormResult
    contract={addedMessage}
    name={words.name}
    href={statusForm.path}
    sent={null}
    refused={refused}
    failedTitle={words.title}
    failedText={words.text}
    refusals={{ file: words.file, closed: words.closed, link: words.link }}
    words={answers}
  />
);
