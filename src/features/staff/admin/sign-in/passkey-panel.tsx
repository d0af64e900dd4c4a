import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { NO_TOUCH } from '@/shared/reauthentication';
import { Panel, Problem } from './panel';
import { signInWithPasskey } from './passkey-sign-in';

type Props = { onDone: () => void; onPassword: () => void; isFirst: boolean };

/** One button, and the password one step behind it. */
export function PasskeyPanel({ onDone, onPassword, isFirst }: Props) {
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
  const lead = isPending
    ? 'Your browser is asking. The window may lie behind this one.'
    : 'Fingerprint, face or the PIN of this device. No code to type.';
  return (
    <Panel title={isPending ? 'Touch your key' : 'Back office'} lead={lead} isFirst={isFirst}>
      <Problem text={problem} />
      <button type="button" className="sign-in__main" disabled={isPending} onClick={start}>
        <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
        {isPending ? 'Waiting for your touch' : problem === NO_TOUCH ? 'Try again' : 'Sign in with a passkey'}
      </button>
      <div className="sign-in__or">or</div>
      <button type="button" className="text-button sign-in__link" onClick={onPassword}>
        Username and password
      </button>
      <p className="sign-in__hint">
        New here? Use the password that an admin gave you. Lost your key? Another admin can let you in again.
      </p>
    </Panel>
  );
}
