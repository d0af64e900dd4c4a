'use client';

import { Button, Gutter } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { describing } from '@/core/admin/reauthentication/action-words';
import { postForFile, postToApi } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { erasedAnswer, type Held, heldAnswer, PRIVACY_API } from '../contract';
import { EraseForm } from './erase-form';
import { HeldList } from './held-list';
import { saveFile } from './save-file';

const erasureOf = ({ email, held }: Known) => ({
  title: `Erase ${email}?`,
  goes:
    held.map(({ label, count }) => `${label}: ${count}`).join(', ') || 'Nothing is held under this address',
});

type Known = { email: string; held: Held[]; isErased: boolean };

/** For people who ask what we store about them, or to be erased: finds, exports and erases it by address. */
export function PrivacyTools() {
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
      const { answer, problem } = await postToApi(`${PRIVACY_API}/held`, { email }, heldAnswer, NO_ANSWER);
      if (answer) setKnown({ email, held: answer.held, isErased: false });
      return problem ?? undefined;
    });
  };
  const download = ({ email }: Known, as: 'file' | 'page') =>
    during(async () => {
      const { answer, problem } = await postForFile(`${PRIVACY_API}/${as}`, { email }, NO_ANSWER);
      if (answer) saveFile(as === 'page' ? 'personal-data.html' : 'personal-data.json', answer);
      return problem ?? undefined;
    });
  const erase = (known: Known, confirmation: string) =>
    during(async () => {
      const { email } = known;
      const body = { email, confirmation };
      const { answer, problem } = await describing(erasureOf(known), () =>
        postToApi(`${PRIVACY_API}/erasure`, body, erasedAnswer, NO_ANSWER),
      );
      if (answer) setKnown({ email, held: answer.erased, isErased: true });
      return problem ?? undefined;
    });

  return (
    <Gutter className="privacy">
      <h1>Privacy requests</h1>
      <p>
        Did someone ask what we have on them, or to be erased? We promise an answer within one month. First,
        make sure the request came from that address.
      </p>
      <form className="desk" onSubmit={look} noValidate>
        <label htmlFor={box}>Email address</label>
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
                onClick={() => download(known, 'file')}
              >
                Download everything
              </Button>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isPending}
                onClick={() => download(known, 'page')}
              >
                Download as a page to read
              </Button>
              <p className="field-description">
                The page has the same in plain words, to read and print. The file also has the files, and is
                for programs.
              </p>
              <EraseForm isPending={isPending} erase={(word) => erase(known, word)} />
            </>
          )}
        </section>
      )}
    </Gutter>
  );
}
