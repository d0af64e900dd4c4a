'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { AskedTwice } from '@/admin/asked-twice';
import { BEACON_KINDS, type BeaconKind, MOST_PLACES, STANDARD_PLACES } from '../contract';
import type { Desk } from './use-round-desk';

const EMPTY = {
  kind: 'drand' as BeaconKind,
  what: '',
  address: '',
  due: '',
  places: String(STANDARD_PLACES),
};

/** Announces the public value and freezes the list. It cannot be taken back. */
export function CommitForm({ round }: { round: Desk }) {
  const id = useId();
  const [form, setForm] = useState(EMPTY);
  const put = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value });
  const commit = async () => {
    const { places, due, ...beacon } = form;
    const problem = await round.move({
      action: 'commit',
      places: Number(places),
      beacon: { ...beacon, due: new Date(due).toISOString() },
    });
    if (problem) toast.error(problem);
  };
  const isFilled = [form.what, form.address, form.due, form.places].every((value) => value.trim() !== '');

  return (
    <fieldset className="draw__form">
      <legend>Commit to the list</legend>
      <p className="field-description">
        Choose a value that nobody can know or influence before it comes out: a round of drand, the numbers of
        a public lottery. If staff could know it early, they could steer the result, and visitors are told so.
      </p>
      <label htmlFor={`${id}kind`}>Public value</label>
      <select id={`${id}kind`} value={form.kind} onChange={put('kind')}>
        {BEACON_KINDS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}what`}>Which one</label>
      <input
        id={`${id}what`}
        value={form.what}
        placeholder="drand quicknet, round 12345678"
        onChange={put('what')}
      />
      <label htmlFor={`${id}address`}>Address where anybody can look it up</label>
      <input id={`${id}address`} type="url" value={form.address} onChange={put('address')} />
      <label htmlFor={`${id}due`}>When it comes out</label>
      <input id={`${id}due`} type="datetime-local" value={form.due} onChange={put('due')} />
      <label htmlFor={`${id}places`}>Places to draw, the winner and the alternates</label>
      <input
        id={`${id}places`}
        type="number"
        min={1}
        max={MOST_PLACES}
        value={form.places}
        onChange={put('places')}
      />
      <AskedTwice label="Commit…" sure="Commit now" isReady={isFilled} perform={commit}>
        <p>The entries cannot be changed any more after this, and everybody sees the commitment.</p>
      </AskedTwice>
    </fieldset>
  );
}
