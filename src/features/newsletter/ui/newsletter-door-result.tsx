import { PlainResult } from '@/ui/plain-result';

const REFUSALS = new Map(
  Object.entries({
    email: 'Please enter a valid email address.',
    name: 'Name must be at most 100 characters.',
    'too-many': 'Many subscriptions came from your network within an hour. Please try again later.',
  }),
);

type NewsletterDoorResultProps = {
  sent: boolean;
  /** A code of the door; null when nothing was sent. */
  refused: string | null;
};

/** Answer to the newsletter form without JavaScript. */
export function NewsletterDoorResult({ sent, refused }: NewsletterDoorResultProps) {
  if (sent) {
    return (
      <PlainResult title="Successfully Subscribed!" next={{ href: '/', label: 'To the front page' }}>
        <p>Thank you for subscribing to our newsletter.</p>
      </PlainResult>
    );
  }
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={{ href: '/#newsletter', label: 'Go to the newsletter' }}>
        <p>The newsletter form leads here once it has been sent.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title="Subscription Failed" next={{ href: '/#newsletter', label: 'Try again' }}>
      <p>{REFUSALS.get(refused) ?? 'Please try again.'}</p>
    </PlainResult>
  );
}
