import { statusForm } from '@/shared/forms';
import { PlainResult } from '@/ui/plain-result';

const REFUSALS = new Map(
  Object.entries({
    name: 'Name must be at least 2 characters, and at most 100.',
    email: 'Please enter a valid email address.',
    subject: 'Subject must be at least 5 characters, and at most 200.',
    category: 'Please select a category.',
    message: 'Message must be at least 10 characters, and at most 5000.',
    priority: 'Please select a priority level.',
    'too-many':
      'Many requests came from your network within an hour. Please try again later, or write to us.',
  }),
);

type SupportDoorResultProps = {
  /** Set when the request was stored. */
  ticketId: string | null;
  /** A code of the door; null when nothing was sent. */
  refused: string | null;
  mailbox: string;
};

/** Answer to the support form without JavaScript. */
export function SupportDoorResult({ ticketId, refused, mailbox }: SupportDoorResultProps) {
  if (ticketId) {
    return (
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
  }
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={{ href: '/support', label: 'Go to the support form' }}>
        <p>The support form leads here once it has been sent.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title="Submission Failed" next={{ href: '/support', label: 'Back to the form' }}>
      <p>{REFUSALS.get(refused) ?? 'There was an error submitting your request. Please try again.'}</p>
      <p>
        Your browser’s Back button brings back what you typed. You can also write to{' '}
        <a href={`mailto:${mailbox}`} className="underline">
          {mailbox}
        </a>
        .
      </p>
    </PlainResult>
  );
}
