'use client';

import { Button, toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { fetchJson, sendRequest } from '@/kit/admin/post-to-api';
import { type SessionView, sessionsAnswer } from '../contract';

/** Where an account is signed in, and a button that ends all its sessions. */
export function Sessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { admin, api } = useConfig().config.routes;
  const [sessions, setSessions] = useState<SessionView[]>();
  const [isPending, setIsPending] = useState(false);
  const address = `${api}/users/${id}/sessions`;

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetchJson(address, sessionsAnswer);
    if (answer) setSessions(answer.sessions);
  }, [address, id]);
  useEffect(() => void load(), [load]);
  if (id === undefined || !sessions) return null;

  const end = async () => {
    setIsPending(true);
    const problem = await sendRequest(address, { method: 'DELETE' });
    setIsPending(false);
    if (problem !== null) return void toast.error('The sessions could not be ended. Please try again.');
    if (user?.id === id) return window.location.assign(`${admin}/login`);
    toast.success('Signed out everywhere');
    await load();
  };

  return (
    <section className="desk" aria-label="Signed in">
      <h2>Signed in</h2>
      <ol>
        {sessions.map(({ openedAt, endsAt, isThisOne }) => (
          <li key={openedAt}>
            <b>{isThisOne ? 'This browser' : 'Another browser'}</b>{' '}
            <span>
              since {dateTimeText(openedAt)}, until {dateTimeText(endsAt)}, or when used until a day after it
              began
            </span>
          </li>
        ))}
      </ol>
      {sessions.length === 0 && <p className="field-description">Nowhere at the moment.</p>}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending || sessions.length === 0}
        onClick={end}
      >
        Sign out everywhere
      </Button>
    </section>
  );
}
