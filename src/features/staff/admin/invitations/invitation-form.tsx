import { Button } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import { INVITATIONS_API, invitationLink, ROLE_DUTIES, ROLES, type Role } from '../../contract';

type Props = { onSent: (username: string, link: string | null) => Promise<void> };

/** No role is chosen in advance: whoever invites decides how much the account may do. */
export function InvitationForm({ onSent }: Props) {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [nameId, emailId, roleName] = [useId(), useId(), useId()];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    const asked = { username, email, role };
    const { answer, problem } = await postToApi(INVITATIONS_API, asked, invitationLink);
    setIsPending(false);
    setProblem(problem);
    if (!answer) return;
    setUsername('');
    setEmail('');
    setRole(null);
    await onSent(username, answer.link);
  };
  return (
    <details>
      <summary>Invite somebody</summary>
      <form onSubmit={submit} noValidate>
        <label htmlFor={nameId}>Their username</label>
        <input
          id={nameId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <label htmlFor={emailId}>Their email address</label>
        <input
          id={emailId}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <fieldset>
          <legend>Their role</legend>
          {ROLES.toReversed().map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={roleName} checked={role === value} onChange={() => setRole(value)} />
              <span>
                <b>{label}</b>: {ROLE_DUTIES[value]}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="invitations__problem" role="alert">
          {problem}
        </p>
        <Button type="submit" size="small" margin={false} disabled={isPending}>
          Invite
        </Button>
      </form>
    </details>
  );
}
