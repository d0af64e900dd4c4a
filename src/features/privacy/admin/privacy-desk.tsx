'use client';

import { Button, Gutter } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import type { ErasedAnswer, Held, HeldAnswer } from '../contract';
import { ask, saveAs } from './ask';
import { EraseForm } from './erase-form';
import { HeldList } from './held-list';

type Known = { email: string; held: Held[]; isErased: boolean };

/** Somebody asks what we hold on them, or to be forgotten: found, handed over and erased by their address. */
export function PrivacyDesk() {
  const [email, setEmail] = useState('');
  const [known, setKnown] = useState<Known>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const box = useId();

  const during = async (work: () => Promise<string | undefined>) => {
    setIsPending(true);
    setProblem(await work());
    setIsPending(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    setKnown(undefined);
    void during(async () => {
      const { answer, problem } = await ask('held', { email }, (one): Promise<HeldAnswer> => one.json());
      if (answer) setKnown({ email, held: answer.held, isErased: false });
      return problem;
    });
  };
  const download = ({ email }: Known) =>
    during(async () => {
      const { answer, problem } = await ask('file', { email }, (one) => one.blob());
      if (answer) saveAs('personal-data.json', answer);
      return problem;
    });
  const erase = ({ email }: Known, confirmation: string) =>
    during(async () => {
      const body = { email, confirmation };
      const { answer, problem } = await ask('erasure', body, (one): Promise<ErasedAnswer> => one.json());
      if (answer) setKnown({ email, held: answer.erased, isErased: true });
      return problem;
    });

  return (
    <Gutter className="privacy">
      <h1>Privacy requests</h1>
      <p>
        Somebody asks what we hold on them, or to be erased? We promise an answer within one month. Make sure
        first that the request comes from the address itself.
      </p>
      <form className="desk" onSubmit={look} noValidate>
        <label htmlFor={box}>E-mail address</label>
        <input
          id={box}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="small" margin={false} disabled={isPending || email.trim() === ''}>
          Look up
        </Button>
      </form>
      <p className="privacy__problem" role="alert">
        {problem}
      </p>
      {known && (
        <section className="desk" aria-label="What is held">
          <HeldList held={known.held} isErased={known.isErased} />
          {!known.isErased && (
            <>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isPending}
                onClick={() => download(known)}
              >
                Download everything
              </Button>
              <EraseForm isPending={isPending} erase={(word) => erase(known, word)} />
            </>
          )}
        </section>
      )}
    </Gutter>
  );
}
