'use client';

import { statusForm } from '@/shared/forms';
import { Button } from '@/ui/button';
import { NotSentNotice, type NotSentWords } from '@/ui/submission/not-sent-notice';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import type { SentRequest } from './support-form';

type SupportSuccessProps = {
  sent: SentRequest;
  mailbox: string;
  notSentWords: NotSentWords;
  onAgain: () => void;
};

/** Everything from the toast stays here, with the next steps. */
export function SupportSuccess({ sent, mailbox, notSentWords, onAgain }: SupportSuccessProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { outcome, email } = sent;
  const title = 'text-[36px] md:text-[46px]';
  return (
    <div className="border-2 border-ink bg-card p-6 md:p-11">
      {outcome.via === 'file' ? (
        <>
          <NotSentNotice
            ref={heading}
            file={outcome.file}
            mailbox={mailbox}
            subject="Support request"
            words={notSentWords}
          />
          <p className="mt-8 text-ink-2">As soon as you’ve sent the file:</p>
          <h2 className={`mt-1 ${title}`}>Request Submitted!</h2>
          <p className="mt-4 text-ink-2">We’ll respond within 24 hours.</p>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className={title}>
            Request Submitted!
          </h2>
          {outcome.via === 'service' ? (
            <p className="mt-4 text-ink-2">
              Thank you for contacting us. We'll respond to your request soon!
            </p>
          ) : (
            <Received ticketId={outcome.answer.ticketId} email={email} />
          )}
        </>
      )}
      <Button variant="ink" className="mt-8" onClick={onAgain}>
        Submit Another Request
      </Button>
    </div>
  );
}

function Received({ ticketId, email }: { ticketId: string; email: string }) {
  return (
    <>
      <p className="mt-4 text-ink-2">We'll respond within 24 hours. Quote this number if you write again:</p>
      <div className="display mt-4 border-y border-line py-4 text-[26px] break-all tabular-nums">
        {ticketId}
      </div>
      {/* Opens this request as the form at that address does. */}
      <form method="post" action={statusForm.path} className="mt-4 text-ink-2">
        <input type="hidden" name="ticketId" value={ticketId} readOnly />
        <input type="hidden" name="email" value={email} readOnly />
        <button type="submit" className="text-link min-h-11">
          Follow your request
        </button>{' '}
        and add to it at any time.
      </form>
    </>
  );
}
