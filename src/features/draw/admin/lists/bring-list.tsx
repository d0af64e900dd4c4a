'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import type { RoundDesk } from '../../contract';
import type { Desk } from '../use-round-desk';

/** Puts pasted handles on separate lines, whatever separated them. */
const pastedFile = (text: string) =>
  new File(
    [
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .join('\n'),
    ],
    'Pasted handles',
    { type: 'text/plain' },
  );

/** Adds a list for one account, as a file or pasted. */
export function BringList({ desk, round }: { desk: RoundDesk; round: Desk }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState(desk.accounts[0]?.key ?? '');
  const [chosen, setChosen] = useState<File>();
  const [pasted, setPasted] = useState('');
  const [isPending, setIsPending] = useState(false);
  const bring = async () => {
    setIsPending(true);
    const problem = await round.bring(account, chosen ?? pastedFile(pasted));
    setIsPending(false);
    if (problem) return void toast.error(problem);
    if (file.current) file.current.value = '';
    setChosen(undefined);
    setPasted('');
  };
  return (
    <fieldset className="draw__form">
      <legend>Bring a follower list</legend>
      <label htmlFor={`${id}account`}>Account</label>
      <select id={`${id}account`} value={account} onChange={(event) => setAccount(event.target.value)}>
        {desk.accounts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}file`}>File (CSV, text, or a network’s JSON; up to 200 MB)</label>
      <input
        id={`${id}file`}
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.json,.js,text/csv,text/plain,application/json"
        onChange={(event) => setChosen(event.target.files?.[0])}
      />
      <label htmlFor={`${id}pasted`}>Or handles, pasted</label>
      <textarea
        id={`${id}pasted`}
        rows={3}
        value={pasted}
        disabled={chosen !== undefined}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        size="small"
        margin={false}
        disabled={isPending || account === '' || (!chosen && pasted.trim() === '')}
        onClick={bring}
      >
        {isPending ? 'Sending…' : 'Import'}
      </Button>
    </fieldset>
  );
}
