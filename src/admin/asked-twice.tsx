'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';

type AskedTwiceProps = {
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
export function AskedTwice({ label, sure, doing = sure, isReady, children, perform }: AskedTwiceProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  if (!isAsked) {
    return (
      <Button size="small" margin={false} disabled={!isReady} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    );
  }
  const press = async () => {
    setIsPending(true);
    await perform();
    setIsPending(false);
    setIsAsked(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="asked-twice" role="group" aria-label={`${sure}?`}>
      {children}
      <Button size="small" margin={false} disabled={isPending} onClick={press}>
        {isPending ? doing : sure}
      </Button>{' '}
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsAsked(false)}>
        Not yet
      </Button>
    </div>
  );
}
