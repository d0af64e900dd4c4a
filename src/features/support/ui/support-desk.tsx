'use client';

import { useOutcome } from '@/ui/form/use-outcome';
import type { SupportOutcome, SupportSetting } from './submit-support';
import { type SupportChoices, SupportForm } from './support-form';
import { SupportSuccess } from './support-success';

type SupportDeskProps = {
  door: string;
  formToken: string;
  choices: SupportChoices;
  setting: SupportSetting;
};

/** The form, or its outcome. */
export function SupportDesk(props: SupportDeskProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SupportOutcome>();
  if (outcome) return <SupportSuccess outcome={outcome} mailbox={props.setting.mailbox} onAgain={again} />;
  return <SupportForm {...props} focusOnMount={isAgain} onDone={setOutcome} />;
}
