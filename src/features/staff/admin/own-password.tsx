'use client';

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { OWN_PASSWORD_API } from '../contract';

/** Replaces Payload's fields on one's own account: a browser left open must not be enough to take it over. */
export function OwnPassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [presentId, nextId, problemId] = [useId(), useId(), useId()];
  if (id === undefined || user?.id !== id) return null;

  const keep = async () => {
    setIsPending(true);
    const refusal = await post(OWN_PASSWORD_API, { present, next }, { unreachable: NO_ANSWER });
    setIsPending(false);
    setProblem(refusal ?? undefined);
    if (refusal) return;
    setPresent('');
    setNext('');
    toast.success('Your password is changed. Other browsers are signed out.');
  };

  return (
    <section className="desk own-password" aria-label="Your password">
      <h2>Your password</h2>
      <label htmlFor={presentId}>Current password</label>
      <input
        id={presentId}
        type="password"
        autoComplete="current-password"
        value={present}
        onChange={(event) => setPresent(event.target.value)}
      />
      <label htmlFor={nextId}>New password</label>
      <input
        id={nextId}
        type="password"
        autoComplete="new-password"
        aria-describedby={problemId}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <p className="field-description" id={problemId} role="status">
        {problem ?? 'At least 12 characters. Other browsers are signed out when it changes.'}
      </p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending || present === '' || next === ''}
        onClick={keep}
      >
        Change my password
      </Button>
    </section>
  );
}
