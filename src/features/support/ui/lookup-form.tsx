'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { TextField } from '@/kit/ui/form/text-field';
import type { TicketWords } from '../contract.ticket-texts';
import { statusForm } from '../rules/support-forms';

type Words = TicketWords['lookup'];

type LookupFormProps = {
  /** What the page says before this form is sent. */
  refusal: string | null;
  /** Of the brand's ticket IDs. */
  prefix: string;
  /** Says that there were too many lookups. */
  tooMany: string;
  words: Words;
};

const TOO_MANY = 429;

/** @returns the sentence of a refusal, or null after it has left for the ticket */
async function look(
  form: HTMLFormElement,
  { tooMany, words }: Pick<LookupFormProps, 'tooMany' | 'words'>,
): Promise<string | null> {
  const answer = await fetch(statusForm.path, {
    method: 'POST',
    credentials: 'same-origin',
    body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  });
  if (answer.status === TOO_MANY) return tooMany;
  if (new URL(answer.url).searchParams.has('refused')) return words.unknown;
  if (!answer.ok || !answer.redirected) return words.silent;
  window.location.assign(answer.url);
  return null;
}

/** A form that loads the ticket's page. With scripts a refusal stays on this page, and the fields keep their values. */
export function LookupForm({ refusal, prefix, tooMany, words }: LookupFormProps) {
  const [said, setSaid] = useState(refusal);
  const [pending, setPending] = useState(false);
  const focused = useRef<Element | null>(null);

  // A disabled button loses the focus; this restores it.
  useEffect(() => {
    if (pending || !(focused.current instanceof HTMLElement)) return;
    focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [pending]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    focused.current = document.activeElement;
    setPending(true);
    setSaid(null);
    try {
      const refused = await look(event.currentTarget, { tooMany, words });
      setSaid(refused);
      if (refused) setPending(false);
    } catch {
      setSaid(words.offline);
      setPending(false);
    }
  };

  return (
    <form
      method="post"
      action={statusForm.path}
      className="border-2 border-engraved bg-card p-6 md:p-9"
      onSubmit={onSubmit}
    >
      {said ? (
        <p role="alert" className="mb-6 border-l-4 border-bad bg-bad-wash p-4 text-ink">
          {said}
        </p>
      ) : null}
      <div className="grid gap-[22px]">
        <TextField
          name="ticketId"
          label="Ticket ID"
          placeholder={`${prefix}-1234567890123`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <Button type="submit" className="mt-[26px]" pending={pending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}
