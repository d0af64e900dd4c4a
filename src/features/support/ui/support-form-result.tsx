import { type AnswerWords, FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { statusForm, supportForm, supportRequest } from '../contract';

type SupportFormResultProps = {
  /** Set when the request was stored. */
  ticketId: string | null;
  refused: string | null;
  mailbox: string;
  words: AnswerWords;
};

/** Response to the support form without JavaScript. */
export function SupportFormResult({ ticketId, ...result }: SupportFormResultProps) {
  return (
    <FormResult
      form={supportForm}
      contract={supportRequest}
      name="support form"
      href="/support"
      failedTitle="Submission Failed"
      sent={ticketId && <Sent ticketId={ticketId} />}
      {...result}
    />
  );
}

const Sent = ({ ticketId }: { ticketId: string }) => (
  <PlainResult title="Request Submitted!" next={{ href: '/support', label: 'Submit Another Request' }}>
    <p>
      Your request has been received with ticket ID: <strong>{ticketId}</strong>. We’ll respond within 24
      hours.
    </p>
    <p>
      You can{' '}
      <a href={statusForm.path} className="underline">
        follow your request
      </a>{' '}
      and add to it at any time.
    </p>
  </PlainResult>
);
