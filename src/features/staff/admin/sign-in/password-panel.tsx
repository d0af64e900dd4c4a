import { type FormEvent, useState } from 'react';
import { LOGIN_API, type SecondStep } from '../../contract';
import { Panel, Problem } from './panel';
import { postPassword } from './post-password';

type Props = {
  onDone: () => void;
  onMissing: (step: SecondStep) => void;
  /** Null where browsers have no passkeys. */
  onPasskey: (() => void) | null;
};

export function PasswordPanel({ onDone, onMissing, onPasskey }: Props) {
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
    <Panel title="Back office" lead="Sign in with your staff account." isFirst={onPasskey === null}>
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
        <button type="submit" className="sign-in__main" disabled={isPending}>
          Sign in
        </button>
      </form>
      {onPasskey && (
        <button type="button" className="text-button sign-in__link" onClick={onPasskey}>
          Use a passkey
        </button>
      )}
      <p className="sign-in__hint">Lost your password? An admin can set a new one.</p>
    </Panel>
  );
}
