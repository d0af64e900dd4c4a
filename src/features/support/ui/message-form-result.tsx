import { type AnswerWords, FormResult } from '@/ui/form-result';
import { addedMessage, messageForm, statusForm } from '../contract';
import type { TicketWords } from '../contract.ticket-texts';

type MessageFormResultProps = {
  refused: string | null;
  words: TicketWords['plain'];
  answers: AnswerWords;
};

/** Response to a message that was refused; an accepted one redirects to its ticket. */
export const MessageFormResult = ({ refused, words, answers }: MessageFormResultProps) => (
  <FormResult
    form={messageForm}
    contract={addedMessage}
    name={words.name}
    href={statusForm.path}
    sent={null}
    refused={refused}
    failedTitle={words.title}
    words={answers}
  />
);
