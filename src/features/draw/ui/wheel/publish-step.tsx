'use client';

import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import styles from './publish-step.module.css';

export type Publish = {
  /** Address of the transition's endpoint. */
  controlUrl: string;
  /** The page of the round, which shows the result afterwards. */
  page: string;
};

type Props = Publish & {
  /** The wheel has stopped: the winner is known. */
  isReady: boolean;
};

/** For staff: a person publishes, never the wheel. Its row is rendered from the start, so that nothing moves. */
export function PublishStep({ controlUrl, page, isReady }: Props) {
  const [state, setState] = useState<'waiting' | 'sending' | 'published'>('waiting');
  const [problem, setProblem] = useState<string | null>(null);
  const publish = async () => {
    setState('sending');
    setProblem(null);
    const { publishRound } = await import('./publish-round');
    const refused = await publishRound(controlUrl);
    setProblem(refused);
    setState(refused === null ? 'published' : 'waiting');
  };
  return (
    <div className={styles.step}>
      {isReady && state !== 'published' ? (
        <Button
          size="lg"
          variant="paper"
          pending={state === 'sending'}
          pendingLabel="Publishing"
          onClick={() => void publish()}
        >
          Publish the result
        </Button>
      ) : null}
      <div role="status">
        {state === 'published' ? <Published page={page} /> : null}
        {problem ? <p>It was not published: {problem}</p> : null}
      </div>
    </div>
  );
}

/** Moves the focus to what follows, because the pressed button is gone. */
function Published({ page }: { page: string }) {
  const link = useFocusOnMount<HTMLAnchorElement>();
  return (
    <p>
      Published. It stands on{' '}
      <a ref={link} href={page} className="text-link">
        the page of the round
      </a>
      , for everybody to check.
    </p>
  );
}
