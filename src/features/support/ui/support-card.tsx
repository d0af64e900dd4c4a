'use client';

import type { ReactNode } from 'react';
import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import { useOutcome } from '@/kit/ui/form/use-outcome';
import { NotSentNotice, type NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import type { SupportWords } from '../contract.texts';
import { statusForm } from '../rules/support-forms';
import type { SupportInputs } from '../support.form';
import type { SupportSetting } from './submit-support';
import { type SentRequest, SupportForm } from './support-form';

type SupportSuccessProps = {
  sent: SentRequest;
  words: Pick<SupportWords, 'done' | 'messages'>;
  mailbox: string;
  notSentWords: NotSentWords;
  onAgain: () => void;
};

/** Everything from the toast stays here, with the next steps. */
function SupportSuccess({ sent, words, mailbox, notSentWords, onAgain }: SupportSuccessProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { outcome, email } = sent;
  const { done, messages } = words;
  const title = 'text-[36px] md:text-[46px]';
  return (
    <div className="border-2 border-engraved bg-card p-6 md:p-11">
      {outcome.via === 'file' ? (
        <>
          <NotSentNotice
            ref={heading}
            file={outcome.file}
            mailbox={mailbox}
            subject={done.downloadedEmail}
            words={notSentWords}
          />
          <p className="mt-8 text-ink-2">{done.downloaded}</p>
          <h2 className={`mt-1 ${title}`}>{done.heading}</h2>
          <p className="mt-4 text-ink-2">{done.downloadedText}</p>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className={title}>
            {done.heading}
          </h2>
          {outcome.via === 'service' ? (
            <p className="mt-4 text-ink-2">{messages.serviceText}</p>
          ) : (
            <Received ticketId={outcome.answer.ticketId} email={email} words={done} />
          )}
        </>
      )}
      <Button variant="ink" className="mt-8" onClick={onAgain}>
        {done.again}
      </Button>
    </div>
  );
}

type ReceivedProps = { ticketId: string; email: string; words: SupportWords['done'] };

function Received({ ticketId, email, words }: ReceivedProps) {
  return (
    <>
      <p className="mt-4 text-ink-2">{words.text}</p>
      <div className="display mt-4 border-y border-line py-4 text-[26px] break-all tabular-nums">
        {ticketId}
      </div>
      {/* Opens this request as the form at that address does. */}
      <form method="post" action={statusForm.path} className="mt-4 text-ink-2">
        <input type="hidden" name="ticketId" value={ticketId} readOnly />
        <input type="hidden" name="email" value={email} readOnly />
        <FilledText
          text={words.follow}
          parts={{
            link: (
              <button type="submit" className="text-link min-h-11">
                {words.followLink}
              </button>
            ),
          }}
        />
      </form>
    </>
  );
}

type SupportCardProps = {
  formPath: string;
  formToken: string;
  inputs: SupportInputs;
  setting: SupportSetting;
  words: Pick<SupportWords, 'form' | 'done' | 'messages'>;
  notSentWords: NotSentWords;
  tooMany: string;
  belowSubject?: ReactNode;
  isMailOn: boolean;
};

/** The form, or its outcome. */
export function SupportCard({ words, notSentWords, ...form }: SupportCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SentRequest>();
  const { mailbox } = form.setting;
  const shown = { words, mailbox, notSentWords, onAgain: again };
  if (outcome) return <SupportSuccess sent={outcome} {...shown} />;
  return <SupportForm {...form} words={words} focusOnMount={isAgain} onDone={setOutcome} />;
}
