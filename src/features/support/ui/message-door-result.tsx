import { statusForm } from '@/shared/forms';
import { PlainResult } from '@/ui/plain-result';

const REFUSALS = new Map(
  Object.entries({
    message: 'A message must have at least 1 and at most 5000 characters.',
    'too-many': 'Many messages came within an hour. Please try again later.',
    closed: 'This request is closed. Please send a new one, and quote its number.',
    link: 'The link to your request no longer works. You can open it again with its ticket ID.',
  }),
);

/** Answer to a message that was not taken; one that was leads back to its ticket. */
export function MessageDoorResult({ refused }: { refused: string | null }) {
  const next = { href: statusForm.path, label: 'Follow your request' };
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={next}>
        <p>The form below your request leads here when a message cannot be taken.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title="Your message was not sent" next={next}>
      <p>{REFUSALS.get(refused) ?? 'There was an error sending your message. Please try again.'}</p>
      <p>Your browser’s Back button brings back what you typed.</p>
    </PlainResult>
  );
}
