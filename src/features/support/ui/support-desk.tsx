'use client';

import { useState } from 'react';
import type { SupportOutcome, SupportSetting } from './submit-support';
import { type SupportChoices, SupportForm } from './support-form';
import { SupportSuccess } from './support-success';

type SupportDeskProps = {
  door: string;
  formToken: string;
  choices: SupportChoices;
  setting: SupportSetting;
};

/** The form, or what became of it. */
export function SupportDesk({ door, formToken, choices, setting }: SupportDeskProps) {
  const [outcome, setOutcome] = useState<SupportOutcome>();
  const [again, setAgain] = useState(false);

  if (outcome) {
    return (
      <SupportSuccess
        outcome={outcome}
        mailbox={setting.mailbox}
        onAgain={() => {
          setAgain(true);
          setOutcome(undefined);
        }}
      />
    );
  }
  return (
    <SupportForm
      door={door}
      formToken={formToken}
      choices={choices}
      setting={setting}
      focusOnMount={again}
      onDone={setOutcome}
    />
  );
}
