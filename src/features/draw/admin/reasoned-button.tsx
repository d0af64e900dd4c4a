'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

type ReasonedButtonProps = {
  label: string;
  /** Question of the confirmation. */
  question: string;
  perform: (reason: string) => Promise<boolean>;
};

/** An action that asks for confirmation and a reason. */
export function ReasonedButton({ label, question, perform }: ReasonedButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [reason, setReason] = useState('');
  const box = useId();
  if (!isConfirming) {
    return (
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsConfirming(true)}>
        {label}…
      </Button>
    );
  }
  const confirm = async () => {
    setIsPending(true);
    const isDone = await perform(reason);
    setIsPending(false);
    if (isDone) setIsConfirming(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="confirm-button" role="group" aria-label={label}>
      <label htmlFor={box}>{question}</label>
      <input id={box} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      <Button size="small" margin={false} disabled={isPending || reason.trim().length < 3} onClick={confirm}>
        {label}
      </Button>{' '}
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsConfirming(false)}>
        Not now
      </Button>
    </div>
  );
}
