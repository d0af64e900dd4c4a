'use client';

import { useOutcome } from '@/ui/form/use-outcome';
import type { SupportOutcome, SupportSetting } from './submit-support';
import { type SupportChoices, SupportForm } from './support-form';
import { SupportSuccess } from './support-success';

type SupportCardProps = {
  formPath: string;
  formToken: string;
  choices: SupportChoices;
  setting: SupportSetting;
};

/** The form, or its outcome. */
export function SupportCard(props: SupportCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SupportOutcome>();
  if (outcome) return <SupportSuccess outcome={outcome} mailbox={props.setting.mailbox} onAgain={again} />;
  return <SupportForm {...props} focusOnMount={isAgain} onDone={setOutcome} />;
}
