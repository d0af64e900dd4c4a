import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { NO_TOUCH } from '@/core/shared/reauthentication';
import { Problem } from './panel';
import { signInWithPasskey } from './passkey-sign-in';

/** Signs in without a name or a password. @param isFirst it is the main way of this page */
export function PasskeyButton({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    setProblem(null);
    const refusal = await signInWithPasskey();
    setIsPending(false);
    if (refusal === null) onDone();
    else setProblem(refusal);
  };
  return (
    <>
      <Problem text={problem} />
      <button
        type="button"
        className={isFirst ? 'sign-in__main' : 'sign-in__second'}
        disabled={isPending}
        onClick={start}
      >
        <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
        {isPending ? 'Waiting for your touch' : problem === NO_TOUCH ? 'Try again' : 'Sign in with a passkey'}
      </button>
      <p role="status">{isPending && 'Your browser is asking. The window may lie behind this one.'}</p>
    </>
  );
}
