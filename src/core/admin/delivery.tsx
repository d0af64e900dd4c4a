'use client';

import type { MouseEvent } from 'react';
import type { Delivery } from '@/core/shared/delivery';
import { HELD_MAIL } from '@/core/shared/mail-text';
import { useRetry } from './use-retry';

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

type DeliveryProblemProps = {
  mail: Delivery | null;
  problem: string | null;
  mailId: number | null;
  /** Reads the conversation again. */
  onRetried: () => Promise<void>;
};

/** Why an email of the conversation has not left, and where it failed for good, the way to send it again. */
export function DeliveryProblem({ mail, problem, mailId, onRetried }: DeliveryProblemProps) {
  if (mail === null || mail === 'sent') return null;
  return (
    <>
      {problem && (
        <p className="delivery__problem">
          {problem === HELD_MAIL ? problem : `The mail server said: ${problem}`}
        </p>
      )}
      {mail === 'failed' && mailId !== null && <Retry mailId={mailId} onRetried={onRetried} />}
    </>
  );
}

function Retry({ mailId, onRetried }: { mailId: number; onRetried: () => Promise<void> }) {
  const { isPending, retry } = useRetry(mailId);
  const press = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const entry = currentTarget.closest('li');
    if (isPending || !(await retry())) return;
    // The button goes away: whoever works by keyboard stays at its message.
    entry?.focus();
    await onRetried();
  };
  return (
    <button type="button" className="delivery__retry" aria-disabled={isPending} onClick={press}>
      Try again
    </button>
  );
}
