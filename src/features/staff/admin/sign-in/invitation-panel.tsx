import { type FormEvent, useEffect, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import {
  ACCEPTANCE_API,
  INVITATION_API,
  type Invited,
  invitedAnswer,
  roleLabel,
  type SecondStep,
} from '../../contract';
import { Problem, SignInPanel } from './panel';
import { postPassword } from './post-password';

type Props = {
  onDone: () => void;
  onMissing: (step: SecondStep) => void;
};

/** The token is after the sign of the address: browsers send that to no server. */
const tokenHere = () => window.location.hash.slice(1);

/** /admin/invitation: the password that makes the account. */
export function InvitationPanel({ onDone, onMissing }: Props) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    void postToApi(INVITATION_API, { token: tokenHere() }, invitedAnswer).then((found) => {
      setInvited(found.answer);
      setProblem(found.problem);
    });
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    const { refusal, missing } = await postPassword(ACCEPTANCE_API, { token: tokenHere(), password });
    if (refusal === null) return onDone();
    setIsPending(false);
    if (missing) onMissing(missing);
    else setProblem(refusal);
  };
  if (!invited)
    return (
      <SignInPanel title="Your invitation" isFirst>
        <Problem text={problem} />
        {problem && (
          <p className="sign-in__hint">
            Already set your password? <a href="/admin/login">Sign in</a>
          </p>
        )}
      </SignInPanel>
    );
  const lead = `You are invited as ${invited.username}. Role: ${roleLabel(invited.role)}. Set a password, and you are in.`;
  return (
    <SignInPanel title="Welcome" lead={lead} isFirst>
      <form className="sign-in__form" onSubmit={submit} noValidate>
        {/* Password managers store the name with the password. */}
        <input type="text" autoComplete="username" value={invited.username} readOnly hidden />
        <label htmlFor="field-password">New password</label>
        <input
          id="field-password"
          type="password"
          autoComplete="new-password"
          aria-describedby="password-rule"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="password-rule">At least 12 characters.</p>
        <Problem text={problem} />
        <button type="submit" className="sign-in__main" disabled={isPending}>
          Set password and sign in
        </button>
      </form>
    </SignInPanel>
  );
}
