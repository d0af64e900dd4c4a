'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import { HELP_API, MISSING_MAX } from '../rules/help-facts';
import s from './did-this-help.module.css';

/** A native form, which posts by itself without JavaScript; with it, the answer stays in its place. */
export function DidThisHelp({ slug, action }: { slug: string; action: string }) {
  const [said, setSaid] = useState<'yes' | 'no' | null>(null);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const helped = (submitter as HTMLButtonElement | null)?.value === 'yes' ? 'yes' : 'no';
    const missing = String(new FormData(event.currentTarget).get('missing') ?? '');
    const { callApi } = await import('@/ui/http');
    try {
      await callApi({ method: 'POST', path: HELP_API, body: { article: slug, helped, missing } });
      setSaid(helped);
    } catch {
      setProblem('Your answer was not sent. Please try again later.');
    }
  };

  if (said) return <Thanks words={said === 'yes' ? 'Good.' : 'Thank you. We read every answer.'} />;
  return (
    <form className={s.box} method="post" action={action} onSubmit={submit} aria-labelledby="did-this-help">
      <input type="hidden" name="article" value={slug} />
      <h2 id="did-this-help">Did this help?</h2>
      <Button type="submit" name="helped" value="yes" variant="outline" size="sm" className={s.yes}>
        Yes
      </Button>
      <details className={s.no}>
        <summary className="button" data-variant="outline" data-size="sm">
          No
        </summary>
        <label className={s.missing}>
          <span>What was missing?</span>
          <textarea name="missing" className="input" rows={3} maxLength={MISSING_MAX} dir="auto" />
        </label>
        <Button type="submit" name="helped" value="no" size="sm">
          Send
        </Button>
      </details>
      <p className={s.note}>Your answer goes to the person who looks after this page.</p>
      <p role="alert" className={s.problem}>
        {problem}
      </p>
    </form>
  );
}

function Thanks({ words }: { words: string }) {
  const place = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p ref={place} tabIndex={-1} className={`display ${s.box} ${s.thanks}`}>
      {words}
    </p>
  );
}
