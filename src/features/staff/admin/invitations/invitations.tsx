'use client';

import { Button, toast } from '@payloadcms/ui';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { DeliveryMark, DeliveryProblem } from '@/core/admin/delivery';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { fetchJson, postToApi, sendRequest } from '@/kit/admin/post-to-api';
import { usePolling } from '@/kit/admin/use-polling';
import {
  INVITATIONS_API,
  invitationLink,
  invitationsAnswer,
  type OpenInvitation,
  ROLE_DUTIES,
  ROLES,
  type Role,
  roleLabel,
} from '../../contract';

type Props = { onSent: (username: string, link: string | null) => Promise<void> };

/** No role is chosen in advance: whoever invites decides how much the account may do. */
function InvitationForm({ onSent }: Props) {
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

/** An invitation is sent whatever the list says; but an address whose emails came back will hardly answer. */
const suppressedWords = (reason: string) =>
  reason === 'bounced'
    ? 'Emails to this address have come back: it is on the suppression list.'
    : 'This address is on the suppression list, which stops newsletters only.';

type Given = { username: string; link: string };

/** Above the list of accounts: invites people, and shows who has not answered yet. */
export function Invitations() {
  const [open, setOpen] = useState<OpenInvitation[]>([]);
  const [given, setGiven] = useState<Given | null>(null);
  const [isPending, setIsPending] = useState(false);

  const load = useCallback(async () => {
    const answer = await fetchJson(INVITATIONS_API, invitationsAnswer);
    if (answer) setOpen(answer.invitations);
  }, []);
  useEffect(() => void load(), [load]);
  usePolling(
    open.some(({ mail }) => mail === 'waiting'),
    load,
  );

  const sent = async (username: string, link: string | null) => {
    setGiven(link === null ? null : { username, link });
    if (link === null) toast.success(`The invitation for ${username} is on its way.`);
    await load();
  };
  const again = async ({ id, username }: OpenInvitation) => {
    setIsPending(true);
    const { answer, problem } = await postToApi(`${INVITATIONS_API}/${id}`, {}, invitationLink);
    setIsPending(false);
    if (answer) await sent(username, answer.link);
    else toast.error(problem);
  };
  const revoke = async ({ id, username }: OpenInvitation) => {
    setIsPending(true);
    const problem = await sendRequest(`${INVITATIONS_API}/${id}`, { method: 'DELETE' });
    setIsPending(false);
    if (problem !== null) return void toast.error(problem);
    setGiven(null);
    toast.success(`The invitation for ${username} is revoked. Its link no longer works.`);
    await load();
  };
  return (
    <section className="desk invitations" aria-label="Invitations">
      <InvitationForm onSent={sent} />
      <div role="status">
        {given && (
          <div className="invitations__link">
            <p>
              There is no mail server. Give this link to {given.username} yourself. It works once and is shown
              only now:
            </p>
            <code>{given.link}</code>
          </div>
        )}
      </div>
      {open.length > 0 && (
        <ol>
          {open.map((one) => (
            <li key={one.id} tabIndex={-1}>
              <b>{one.username}</b> <span>{roleLabel(one.role)}</span>{' '}
              {one.mail && <DeliveryMark mail={one.mail} />}
              <p>
                {one.email}, invited by {one.invitedBy}.{' '}
                {one.works
                  ? `The link works until ${dateTimeText(one.endsAt)}.`
                  : 'The email came back, so its link no longer works. Check the address, and invite again.'}
              </p>
              <DeliveryProblem
                mail={one.mail}
                problem={one.problem}
                mailId={one.works ? one.mailId : null}
                onRetried={load}
              />
              {one.suppressed && <p>{suppressedWords(one.suppressed)}</p>}
              <div className="invitations__actions">
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={isPending}
                  aria-label={`Invite again: ${one.username}`}
                  onClick={() => void again(one)}
                >
                  Invite again
                </Button>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={isPending}
                  aria-label={`Revoke: ${one.username}`}
                  onClick={() => void revoke(one)}
                >
                  Revoke
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
