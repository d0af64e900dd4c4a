import { FormResult } from '@/ui/form-result';
import { addedMessage, messageForm, statusForm } from '../contract';

/** Answer to a message that was not taken; one that was leads back to its ticket. */
export const MessageFormResult = ({ refused }: { refused: string | null }) => (
  <FormResult
    form={messageForm}
    contract={addedMessage}
    name="form below your request"
    href={statusForm.path}
    sent={null}
    refused={refused}
    failedTitle="Your message was not sent"
  />
);
