import { PlainResult } from '@/ui/plain-result';

const REFUSALS = new Map(
  Object.entries({
    fullName: 'Name must be at least 2 characters, and at most 100.',
    email: 'Please enter a valid email address.',
    organization: 'Organization must be at least 2 characters, and at most 200.',
    organizationSize: 'Please select an organization size.',
    'too-many': 'Many applications came from your network within an hour. Please try again later.',
  }),
);

type WaitlistDoorResultProps = {
  sent: boolean;
  /** A code of the door; null when nothing was sent. */
  refused: string | null;
};

/** Answer to the application form without JavaScript. */
export function WaitlistDoorResult({ sent, refused }: WaitlistDoorResultProps) {
  const form = '/#waitlist';
  if (sent) {
    return (
      <PlainResult
        title="Thank you for applying to be a Founding Chapter!"
        next={{ href: form, label: 'Back to form' }}
      >
        <p>
          We’ll review your application and contact you soon with next steps. Founding Chapters receive
          priority onboarding and exclusive benefits.
        </p>
      </PlainResult>
    );
  }
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={{ href: form, label: 'Go to the application' }}>
        <p>The application form leads here once it has been sent.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title="Submission Failed" next={{ href: form, label: 'Back to form' }}>
      <p>{REFUSALS.get(refused) ?? 'There was an error submitting your application. Please try again.'}</p>
      <p>Your browser’s Back button brings back what you typed.</p>
    </PlainResult>
  );
}
