'use client';

import { Button } from '@/ui/button';
import { NotSentNotice, type NotSentWords } from '@/ui/submission/not-sent-notice';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import type { SupportOutcome } from './submit-support';

type SupportSuccessProps = {
  outcome: SupportOutcome;
  mailbox: string;
  notSentWords: NotSentWords;
  onAgain: () => void;
};

/** Everything from the toast stays here, with the next steps. */
export function SupportSuccess({ outcome, mailbox, notSentWords, onAgain }: SupportSuccessProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="border-2 border-ink bg-card p-6 md:p-11">
      <h2 ref={heading} tabIndex={-1} className="text-[36px] md:text-[46px]">
        Request Submitted!
      </h2>
      <Next outcome={outcome} mailbox={mailbox} notSentWords={notSentWords} />
      <Button variant="ink" className="mt-8" onClick={onAgain}>
        Submit Another Request
      </Button>
    </div>
  );
}

function Next({ outcome, mailbox, notSentWords }: Omit<SupportSuccessProps, 'onAgain'>) {
  if (outcome.via === 'file') {
    return (
      <NotSentNotice file={outcome.file} mailbox={mailbox} subject="Support request" words={notSentWords} />
    );
  }
  if (outcome.via === 'service') {
    return (
      <p className="mt-4 text-ink-2">Thank you for contacting us. We'll respond to your request soon!</p>
    );
  }
  return (
    <>
      <p className="mt-4 text-ink-2">We'll respond within 24 hours. Quote this number if you write again:</p>
      <div className="display mt-4 border-y border-line py-4 text-[26px] break-all tabular-nums">
        {outcome.answer.ticketId}
      </div>
      <p className="mt-4 text-ink-2">
        You can{' '}
        <a href="/support/status" className="text-link">
          follow your request
        </a>{' '}
        and add to it at any time.
      </p>
    </>
  );
}
