'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { MOST_FREE_TICKETS, type PeopleRequest } from '../../contract.people';
import type { RoundActions } from '../use-round-control';

/** An entry for somebody who follows no account; 0 tickets removes it. */
export function FreeEntry({ round }: { round: RoundActions }) {
  const id = useId();
  const [handle, setHandle] = useState('');
  const [tickets, setTickets] = useState('1');
  const [reason, setReason] = useState('');
  const give = async () => {
    const request: PeopleRequest = { action: 'free', handle, tickets: Number(tickets), reason };
    const problem = await post(round.people, request);
    if (problem) return void toast.error(problem);
    await round.load();
    setHandle('');
    setReason('');
  };
  return (
    <fieldset className="draw__form">
      <legend>Free entry</legend>
      <label htmlFor={`${id}handle`}>Handle or name, without spaces</label>
      <input id={`${id}handle`} value={handle} onChange={(event) => setHandle(event.target.value)} />
      <label htmlFor={`${id}tickets`}>Tickets in all</label>
      <input
        id={`${id}tickets`}
        type="number"
        min={0}
        max={MOST_FREE_TICKETS}
        value={tickets}
        onChange={(event) => setTickets(event.target.value)}
      />
      <label htmlFor={`${id}reason`}>Why? Visitors read it, so leave names out</label>
      <input
        id={`${id}reason`}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="field-description">0 takes a free entry back.</p>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={handle.trim() === '' || tickets === '' || reason.trim().length < 3}
        onClick={give}
      >
        Set the free entry
      </Button>
    </fieldset>
  );
}
