'use client';

import { Button, Gutter } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { describing } from '@/core/admin/reauthentication/action-words';
import { postForFile, postToApi } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { ERASE_WORD, erasedAnswer, heldAnswer, PRIVACY_API, type StoredRecords } from '../contract';

type HeldListProps = { held: StoredRecords[]; isErased: boolean };

const headline = (count: number, isErased: boolean) => {
  if (isErased) return 'Erased for good';
  return count === 0 ? 'We have nothing on this address' : 'What we have on this address';
};

/** Where something is stored, or was until just now, and how much. */
function HeldList({ held, isErased }: HeldListProps) {
  const places = held.filter(({ count }) => count > 0);
  return (
    <>
      <div role="status">
        <h2>{headline(places.length, isErased)}</h2>
      </div>
      <ol>
        {places.map(({ name, label, count, kept }) => (
          <li key={name}>
            <b>{label}</b> <span>{count}</span>
            {kept && <p>{kept}</p>}
          </li>
        ))}
      </ol>
      {isErased && (
        <p className="field-description">
          If a backup is restored, this person is erased again. Only a keyed hash of the address is kept.
        </p>
      )}
    </>
  );
}

type EraseFormProps = { isPending: boolean; erase: (confirmation: string) => void };

/** Erasure is final, so a word has to be typed. */
function EraseForm({ isPending, erase }: EraseFormProps) {
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

/** Downloads a file in the browser, as a link would. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const erasureOf = ({ email, held }: Known) => ({
  title: `Erase ${email}?`,
  goes:
    held.map(({ label, count }) => `${label}: ${count}`).join(', ') || 'Nothing is held under this address',
});

type Known = { email: string; held: StoredRecords[]; isErased: boolean };

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
