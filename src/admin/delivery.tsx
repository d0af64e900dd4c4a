import type { Delivery } from '@/shared/delivery';

const WORDS: Record<Delivery, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not delivered',
  kept: 'Kept here: no mail server',
};

/** State of an email. */
export function DeliveryMark({ mail }: { mail: Delivery }) {
  return (
    <span className="delivery" data-state={mail}>
      {WORDS[mail]}
    </span>
  );
}

type DeliveryProblemProps = { mail: Delivery | null; problem: string | null };

export function DeliveryProblem({ mail, problem }: DeliveryProblemProps) {
  if (mail === 'sent' || !problem) return null;
  return <p className="delivery__problem">The mail server said: {problem}</p>;
}
