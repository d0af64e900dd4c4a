'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { TextArea } from '@/kit/ui/form/text-area';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import type { HelpWords } from '../contract.texts';
import { HELP_API, MISSING_MAX } from '../rules/help-facts';
import s from './did-this-help.module.css';

type DidThisHelpProps = { slug: string; action: string; words: HelpWords['feedback'] };

/** A native form, which posts by itself without JavaScript; with it, the answer stays in its place. */
export function DidThisHelp({ slug, action, words }: DidThisHelpProps) {
  const [said, setSaid] = useState<'yes' | 'no' | null>(null);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const helped = (submitter as HTMLButtonElement | null)?.value === 'yes' ? 'yes' : 'no';
    const missing = String(new FormData(event.currentTarget).get('missing') ?? '');
    const { callApi } = await import('@/kit/ui/http');
    try {
      await callApi({ method: 'POST', path: HELP_API, body: { article: slug, helped, missing } });
      setSaid(helped);
    } catch {
      setProblem(words.failed);
    }
  };

  if (said) return <Thanks words={said === 'yes' ? words.good : words.thanks} />;
  return (
    <form className={s.box} method="post" action={action} onSubmit={submit} aria-labelledby="did-this-help">
      <input type="hidden" name="article" value={slug} />
      <h2 id="did-this-help">{words.question}</h2>
      <Button type="submit" name="helped" value="yes" variant="outline" size="sm" className={s.yes}>
        {words.yes}
      </Button>
      <details className={s.no}>
        <summary className="button" data-variant="outline" data-size="sm">
          {words.no}
        </summary>
        <TextArea
          name="missing"
          label={words.missing}
          rows={3}
          maxLength={MISSING_MAX}
          className={s.missing}
        />
        <Button type="submit" name="helped" value="no" size="sm">
          {words.send}
        </Button>
      </details>
      <p className={s.note}>{words.note}</p>
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
