'use client';

import { BrandMark } from '@/ui/brand-mark';
import { NotSentNotice, type NotSentWords } from '@/ui/submission/not-sent-notice';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import { NEW_APPLICATION } from '../contract';
import type { ApplicationWords } from '../contract.texts';
import type { ApplicationOutcome } from './submit-application';

type ApplicationThanksProps = {
  outcome: ApplicationOutcome;
  markPath: string;
  mailbox: string;
  words: ApplicationWords['thanks'];
  notSentWords: NotSentWords;
  onBack: () => void;
};

export function ApplicationThanks(props: ApplicationThanksProps) {
  const { outcome, markPath, mailbox, words, notSentWords, onBack } = props;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="relative">
      <BrandMark path={markPath} size={56} className="text-violet" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-[22px] max-w-[15em] scroll-mt-40 text-[34px] leading-[1.08] md:text-[42px]"
      >
        {words.heading}
      </h3>
      <p className="mt-3.5 max-w-[36em] text-ink-2">{words.text}</p>
      {outcome.via === 'file' ? (
        <NotSentNotice file={outcome.file} mailbox={mailbox} subject={NEW_APPLICATION} words={notSentWords} />
      ) : null}
      <button type="button" className="text-link mt-6 min-h-11" onClick={onBack}>
        {words.back}
      </button>
    </div>
  );
}
