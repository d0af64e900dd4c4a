import { Fingerprint } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { SECOND_STEP_API, type SecondStep } from '../../contract';
import { Panel, Problem } from './panel';
import { signInWithPasskey } from './passkey-sign-in';

type Props = { step: SecondStep; passkeysWork: boolean; onDone: () => void; onBack: () => void };

const ELSEWHERE =
  'Your passkey belongs to another address of this site. Use a recovery code, or ask an admin to remove it.';

/** After the right password: the passkey, the app's code, or a recovery code. */
export function SecondFactorPanel({ step: { hasPasskey, hasCodeApp }, passkeysWork, onDone, onBack }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const during = async (work: () => Promise<string | null>) => {
    setIsPending(true);
    setProblem(null);
    const refusal = await work();
    setIsPending(false);
    if (refusal === null) onDone();
    else setProblem(refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(() => post(SECOND_STEP_API, { code }));
  };
  const label = hasCodeApp ? 'Code from your app, or a recovery code' : 'Recovery code';
  return (
    <Panel title="One more step" lead="The password was right. Now show that it is you.">
      {hasPasskey && passkeysWork && (
        <>
          <button
            type="button"
            className="sign-in__main"
            disabled={isPending}
            onClick={() => during(signInWithPasskey)}
          >
            <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
            Use your passkey
          </button>
          <div className="sign-in__or">or</div>
        </>
      )}
      {hasPasskey && !passkeysWork && <p className="sign-in__hint">{ELSEWHERE}</p>}
      <form className="sign-in__form" onSubmit={submit} noValidate>
        <label htmlFor="field-code">{label}</label>
        <input
          id="field-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="sign-in__second" disabled={isPending || code.trim() === ''}>
          Continue
        </button>
      </form>
      <button type="button" className="text-button sign-in__link" onClick={onBack}>
        Start again
      </button>
    </Panel>
  );
}
