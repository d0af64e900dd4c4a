'use client';

import type { ReactNode } from 'react';
import { useOutcome } from '@/kit/ui/form/use-outcome';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import type { SupportWords } from '../contract.texts';
import type { SupportInputs } from '../support.form';
import type { SupportSetting } from './submit-support';
import { type SentRequest, SupportForm } from './support-form';
import { SupportSuccess } from './support-success';

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
