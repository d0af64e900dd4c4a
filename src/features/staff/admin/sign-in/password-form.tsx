import { type FormEvent, useState } from 'react';
import { LOGIN_API, type SecondStep } from '../../contract';
import { Problem } from './panel';
import { postPassword } from './post-password';

type Props = {
  /** It is the main way of this page. */
  isFirst: boolean;
  onDone: () => void;
  onMissing: (step: SecondStep) => void;
};

export function PasswordForm({ isFirst, onDone, onMissing }: Props) {
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
