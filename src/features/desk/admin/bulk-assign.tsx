'use client';

import { type FormEvent, useState } from 'react';
import type { Colleague } from '../contract';

const UNCHOSEN = '';
const NOBODY = 'nobody';

type BulkAssignProps = {
  colleagues: readonly Colleague[];
  isOff: boolean;
  onAssign: (assignee: number | null) => Promise<void>;
};

/** Hands all chosen requests to one person. A button decides: arrow keys go through the names. */
export function BulkAssign({ colleagues, isOff, onAssign }: BulkAssignProps) {
  const [to, setTo] = useState(UNCHOSEN);
  const assign = async (event: FormEvent) => {
    event.preventDefault();
    await onAssign(to === NOBODY ? null : Number(to));
    setTo(UNCHOSEN);
  };
  return (
    <form onSubmit={assign}>
      <select aria-label="Assign all chosen to" value={to} onChange={({ target }) => setTo(target.value)}>
        <option value={UNCHOSEN}>Assign to</option>
        <option value={NOBODY}>Nobody</option>
        {colleagues.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </select>
      <button type="submit" className="dv-button" disabled={isOff || to === UNCHOSEN}>
        Assign
      </button>
    </form>
  );
}
