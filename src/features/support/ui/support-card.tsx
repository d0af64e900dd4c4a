'use client';

import type { ReactNode } from 'react';
import { useOutcome } from '@/ui/form/use-outcome';
import type { NotSentWords } from '@/ui/submission/not-sent-notice';
import type { SupportSetting } from './submit-support';
import { type SentRequest, type SupportChoices, SupportForm } from './support-form';
import { SupportSuccess } from './support-success';

type SupportCardProps = {
  formPath: string;
  formToken: string;
  choices: SupportChoices;
  setting: SupportSetting;
  notSentWords: NotSentWords;
  belowSubject?: ReactNode;
  isMailOn: boolean;
};

/** The form, or its outcome. */
export function SupportCard({ notSentWords, ...form }: SupportCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SentRequest>();
  const { mailbox } = form.setting;
  const shown = { mailbox, notSentWords, onAgain: again };
  if (outcome) return <SupportSuccess sent={outcome} {...shown} />;
  return <SupportForm {...form} focusOnMount={isAgain} onDone={setOutcome} />;
}
