import { Fingerprint } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { NO_TOUCH } from '@/core/shared/reauthentication';
import { LOGIN_API, type SecondStep } from '../../contract';
import { Problem, SignInPanel } from './panel';
import { signInWithPasskey } from './passkey-sign-in';
import { postPassword } from './post-password';

type PasswordFormProps = {
  /** It is the main way of this page. */
  isFirst: boolean;
  onDone: () => void;
  onMissing: (step: SecondStep) => void;
};

function PasswordForm({ isFirst, onDone, onMissing }: PasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    const { refusal, missing } = await postPassword(LOGIN_API, { username, password });
    if (refusal === null) return onDone();
    setIsPending(false);
    if (missing) onMissing(missing);
    else setProblem(refusal);
  };
  return (
    <form className="sign-in__form" onSubmit={submit} noValidate>
      <label htmlFor="field-username">Username</label>
      <input
        id="field-username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <label htmlFor="field-password">Password</label>
      <input
        id="field-password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Problem text={problem} />
      <button type="submit" className={isFirst ? 'sign-in__main' : 'sign-in__second'} disabled={isPending}>
        Sign in
      </button>
    </form>
  );
}

/** Signs in without a name or a password. @param isFirst it is the main way of this page */
function PasskeyButton({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
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

type Props = {
  isFirst: boolean;
  passkeysWork: boolean;
  /** This browser has signed in with one. */
  passkeyFirst: boolean;
  onPasskey: () => void;
  onPassword: () => void;
  onMissing: (step: SecondStep) => void;
};

/** Both ways in, whatever keys the accounts have: the page tells nothing about them. */
export function FirstPanel({ isFirst, passkeysWork, passkeyFirst, ...on }: Props) {
  const leads = passkeysWork && passkeyFirst;
  const password = (
    <PasswordForm key="password" isFirst={!leads} onDone={on.onPassword} onMissing={on.onMissing} />
  );
  const or = (
    <div key="or" className="sign-in__or">
      or
    </div>
  );
  const passkey = <PasskeyButton key="passkey" isFirst={leads} onDone={on.onPasskey} />;
  const ways = leads ? [passkey, or, password] : [password, or, passkey];
  return (
    <SignInPanel
      title="Back office"
      lead={leads ? 'This browser has signed in with a passkey before.' : 'Sign in with your staff account.'}
      isFirst={isFirst}
    >
      {passkeysWork ? ways : password}
      <p className="sign-in__hint">
        New here? Open the link in your invitation, or use the password that an admin gave you. Lost your
        password or your key? Another admin can let you in again.
      </p>
    </SignInPanel>
  );
}
