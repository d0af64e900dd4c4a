import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { addPasskey } from '../factors/add-passkey';
import { CodeAppForm } from '../factors/code-app-form';
import { Panel, Problem } from './panel';

type Props = {
  isRequired: boolean;
  passkeysWork: boolean;
  onAdded: (recoveryCodes: string[] | null) => void;
  onSkip: () => void;
};

const WORDS = {
  required: {
    title: 'Add a key first',
    lead: 'Your role needs more than a password. Add a key now, and you are in.',
    skip: 'Start again',
  },
  offered: {
    title: 'Skip the password next time',
    lead: 'Add a passkey on this computer. It takes one touch, and it cannot be mailed to anyone by mistake.',
    skip: 'Not on this computer',
  },
};

/** Adding a first key: because the role requires it, or once a month as an offer. */
export function AddKeyPanel({ isRequired, passkeysWork, onAdded, onSkip }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isApp, setIsApp] = useState(!passkeysWork);
  const { title, lead, skip } = isRequired ? WORDS.required : WORDS.offered;
  const add = async () => {
    setIsPending(true);
    setProblem(null);
    const { answer, problem } = await addPasskey();
    setIsPending(false);
    if (answer) onAdded(answer.recoveryCodes);
    else setProblem(problem);
  };
  return (
    <Panel title={title} lead={lead}>
      {isApp ? (
        <CodeAppForm onAdded={onAdded} onCancel={passkeysWork ? () => setIsApp(false) : onSkip} />
      ) : (
        <>
          <Problem text={problem} />
          <button type="button" className="sign-in__main" disabled={isPending} onClick={add}>
            <Fingerprint size={22} strokeWidth={1.75} aria-hidden="true" />
            {isPending ? 'Waiting for your touch' : 'Add a passkey'}
          </button>
          {isRequired && (
            <button type="button" className="text-button sign-in__link" onClick={() => setIsApp(true)}>
              This device has none: use an authenticator app
            </button>
          )}
          <button type="button" className="text-button sign-in__link" onClick={onSkip}>
            {skip}
          </button>
        </>
      )}
    </Panel>
  );
}
