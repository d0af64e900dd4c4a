'use client';

import { useEffect, useId, useState } from 'react';
import { VisitSourceNote, type VisitSourceWords } from '@/core/ui/visit-source/visit-source-note';
import { Button } from '@/kit/ui/button';
import { FieldError } from '@/kit/ui/form/field-frame';
import { SpamFields } from '@/kit/ui/form/spam-fields';
import { useContractForm } from '@/kit/ui/form/use-contract-form';
import { toast } from '@/kit/ui/toast/toast';
import type { NewsletterWords } from '../contract.texts';

const SUCCESS_SHOWN_MS = 3000;

type NewsletterFormProps = {
  formPath: string;
  formToken: string;
  cameBy: VisitSourceWords;
  words: Omit<NewsletterWords['form'], 'heading' | 'text'> & NewsletterWords['messages'];
};

export function NewsletterForm({ formPath, formToken, cameBy, words }: NewsletterFormProps) {
  const id = useId();
  const [subscribed, setSubscribed] = useState(false);
  const form = useContractForm<{ email: string; via?: string }>({
    loadSchema: async () => (await import('./subscribe')).newsletterRequest,
    submit: async (request, attempt) => {
      const { sendSubscription } = await import('./subscribe');
      await sendSubscription(request, attempt);
      form.reset();
      setSubscribed(true);
      void toast({ title: words.sentTitle, description: words.sentText });
    },
    onFailure: (error) =>
      void toast({
        title: words.failedTitle,
        description: (error instanceof Error && error.message) || words.failedText,
        tone: 'destructive',
      }),
  });

  useEffect(() => {
    if (!subscribed) return;
    const timer = setTimeout(() => setSubscribed(false), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [subscribed]);

  const { error } = form.field('email');
  return (
    <form
      id="newsletter"
      method="post"
      action={formPath}
      {...form.formProps}
      className="relative mt-6 max-w-[440px]"
    >
      <label htmlFor={id} className="field-head">
        Email
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={words.example}
          className="input input-night min-w-0 flex-[1_1_200px]"
          disabled={form.pending}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Button
          type="submit"
          variant="paper"
          pending={form.pending}
          pendingLabel={words.pending}
          doneLabel={words.done}
        >
          {subscribed ? words.done : words.button}
        </Button>
      </div>
      <div className="[--color-bad:var(--color-bad-on-night)]">
        <FieldError id={id} error={error} />
      </div>
      <VisitSourceNote words={cameBy} />
      <SpamFields formToken={formToken} />
    </form>
  );
}
