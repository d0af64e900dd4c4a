import { type AnswerWords, FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { statusForm, supportForm, supportRequest } from '../contract';

type SupportFormResultProps = {
  /** Set when the request was stored; `path` opens it while it is new. */
  ticket: { ticketId: string; path: string | null } | null;
  refused: string | null;
  mailbox: string;
  words: AnswerWords;
};

/** Response to the support form without JavaScript. */
export function SupportFormResult({ ticket, ...result }: SupportFormResultProps) {
  return (
    <FormResult
      form={supportForm}
      contract={supportRequest}
      name="support form"
      href="/support"
      failedTitle="Submission Failed"
      sent={ticket && <Sent {...ticket} />}
      {...result}
    />
  );
}

const Sent = ({ ticketId, path }: { ticketId: string; path: string | null }) => (
  <PlainResult title="Request Submitted!" next={{ href: '/support', label: 'Submit Another Request' }}>
    <p>
      Your request has been received with ticket ID: <strong>{ticketId}</strong>. We’ll respond within 24
      hours.
    </p>
    <p>
      You can{' '}
      <a href={path ?? statusForm.path} className="underline">
        follow your request
      </a>{' '}
      and add to it at any time.
    </p>
  </PlainResult>
);
