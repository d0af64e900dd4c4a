'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { PeopleRequest } from '../../contract.people';

export type Question = Omit<Extract<PeopleRequest, { action: 'find' }>, 'action'>;

const AMONG: [Question['among'], string][] = [
  ['all', 'Everybody'],
  ['several', 'With several handles'],
  ['free', 'With free entries'],
  ['disqualified', 'Disqualified'],
];

export function PeopleSearch({ find }: { find: (question: Question) => Promise<void> }) {
  const id = useId();
  const [text, setText] = useState('');
  const [among, setAmong] = useState<Question['among']>('all');
  const search = () => find({ text: text.trim(), among });
  return (
    <fieldset className="draw__form">
      <legend>People</legend>
      <label htmlFor={`${id}text`}>Handle begins with</label>
      <input
        id={`${id}text`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field is inside the form of the round, which Enter would save.
          event.preventDefault();
          void search();
        }}
      />
      <label htmlFor={`${id}among`}>Among</label>
      <select
        id={`${id}among`}
        value={among}
        onChange={(event) => setAmong(event.target.value as Question['among'])}
      >
        {AMONG.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={search}>
        Search
      </Button>
    </fieldset>
  );
}
