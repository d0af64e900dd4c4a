import { type AnswerWords, FormResult } from '@/ui/form-result';
import { addedMessage, messageForm, statusForm } from '../contract';

/** Response to a message that was refused; an accepted one redirects to its ticket. */
export const MessageFormResult = ({ refused, words }: { refused: string | null; words: AnswerWords }) => (
  <FormResult
    form={messageForm}
    contract={addedMessage}
    name="form below your request"
    href={statusForm.path}
    sent={null}
    refused={refused}
    failedTitle="Your message was not sent"
    words={words}
  />
);
