'use client';

import { BrandMark } from '@/ui/brand-mark';
import { NotSentNotice } from '@/ui/submission/not-sent-notice';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import type { ApplicationOutcome } from './submit-application';

type ApplicationThanksProps = {
  outcome: ApplicationOutcome;
  markPath: string;
  mailbox: string;
  onBack: () => void;
};

export function ApplicationThanks({ outcome, markPath, mailbox, onBack }: ApplicationThanksProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="relative">
      <BrandMark path={markPath} size={56} className="text-violet" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-[22px] max-w-[15em] scroll-mt-40 text-[34px] leading-[1.08] md:text-[42px]"
      >
        Thank you for applying to be a Founding Chapter!
      </h3>
      <p className="mt-3.5 max-w-[36em] text-ink-2">
        We'll review your application and contact you soon with next steps. Founding Chapters receive priority
        onboarding and exclusive benefits.
      </p>
      {outcome.via === 'file' ? (
        <NotSentNotice file={outcome.file} mailbox={mailbox} subject="New Founding Chapter Application" />
      ) : null}
      <button type="button" className="text-link mt-6 min-h-11" onClick={onBack}>
        Back to form
      </button>
    </div>
  );
}
