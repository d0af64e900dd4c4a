'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';

type ConfirmButtonProps = {
  /** Label of the first button. */
  label: string;
  /** Label of the confirming button; with a question mark, the title of the question. */
  sure: string;
  /** Label while it runs. */
  doing?: string;
  isReady: boolean;
  /** Explains the consequence beforehand. */
  children: ReactNode;
  perform: () => Promise<void>;
};

/** An action that cannot be undone. */
export function ConfirmButton({ label, sure, doing = sure, isReady, children, perform }: ConfirmButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPending, setIsPending] = useState(false);
  if (!isConfirming) {
    return (
      <Button size="small" margin={false} disabled={!isReady} onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
    );
  }
  const confirm = async () => {
    setIsPending(true);
    await perform();
    setIsPending(false);
    setIsConfirming(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="confirm-button" role="group" aria-label={`${sure}?`}>
      {children}
      <Button size="small" margin={false} disabled={isPending} onClick={confirm}>
        {isPending ? doing : sure}
      </Button>{' '}
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsConfirming(false)}>
        Not yet
      </Button>
    </div>
  );
}
