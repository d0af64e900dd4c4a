import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ERASE_WORD } from '../contract';

type EraseFormProps = { isPending: boolean; erase: (confirmation: string) => void };

/** Erasure is final, so a word has to be typed. */
export function EraseForm({ isPending, erase }: EraseFormProps) {
  const [word, setWord] = useState('');
  const box = useId();
  return (
    <>
      <h3>Erase this person</h3>
      <p className="field-description">
        Requests with their conversations, files, applications, the subscription, emails and our notes are
        erased for good. A founding seat stays taken, without a name.
      </p>
      <label htmlFor={box}>Type {ERASE_WORD} to confirm</label>
      <input id={box} autoComplete="off" value={word} onChange={(event) => setWord(event.target.value)} />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending || word !== ERASE_WORD}
        onClick={() => erase(word)}
      >
        Erase for good
      </Button>
    </>
  );
}
