'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import type { RoundControl } from '../../contract';
import type { RoundActions } from '../use-round-control';

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
export function UploadList({ control, round }: { control: RoundControl; round: RoundActions }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState(control.accounts[0]?.key ?? '');
  const [chosen, setChosen] = useState<File>();
  const [pasted, setPasted] = useState('');
  const [isPending, setIsPending] = useState(false);
  const upload = async () => {
    setIsPending(true);
    const problem = await round.upload(account, chosen ?? pastedFile(pasted));
    setIsPending(false);
    if (problem) return void toast.error(problem);
    if (file.current) file.current.value = '';
    setChosen(undefined);
    setPasted('');
  };
  return (
    <fieldset className="draw__form">
      <legend>Upload a follower list</legend>
      <label htmlFor={`${id}account`}>Account</label>
      <select id={`${id}account`} value={account} onChange={(event) => setAccount(event.target.value)}>
        {control.accounts.map(({ key, label }) => (
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
        onClick={upload}
      >
        {isPending ? 'Sending…' : 'Import'}
      </Button>
    </fieldset>
  );
}
