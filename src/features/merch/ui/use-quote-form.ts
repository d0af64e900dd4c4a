'use client';

import { useRef, useState } from 'react';
import { quoteForm } from '@/shared/forms';
import { useContractForm } from '@/ui/form/use-contract-form';
import type { FieldErrors } from '@/ui/form/validate';
import { failureText } from '@/ui/submission/fallback-chain';
import { toast } from '@/ui/toast/toast';
import type { QuoteFailure } from './quote-notice';
import type { SentQuote } from './quote-success';
import type { QuoteInput } from './submit-quote';

/** The quote form's states: sending (with progress), and how an attempt failed. */
export function useQuoteForm(mailbox: string, onDone: (sent: SentQuote) => void) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<QuoteFailure>();
  const sending = useRef<AbortController>(undefined);

  const form = useContractForm<QuoteInput>({
    loadSchema: async () => (await import('./submit-quote')).quoteInput,
    inspect: async ({ design }): Promise<FieldErrors> => {
      if (!(design instanceof File)) return {};
      const message = await (await import('./submit-quote')).inspectChosen(design);
      return message ? { design: message } : {};
    },
    submit: async (quote, attempt) => {
      const { submitQuote, explainFailure } = await import('./submit-quote');
      sending.current = new AbortController();
      setFailure(undefined);
      if (quote.design) setProgress(0);
      try {
        const way = {
          onProgress: quote.design ? setProgress : () => undefined,
          signal: sending.current.signal,
        };
        const answer = await submitQuote(quote, attempt, way);
        onDone({ ...answer, email: quote.email, hasDesign: quote.design !== undefined });
      } catch (error) {
        const explained = explainFailure(error, quote, { mailbox, reference: attempt.idempotencyKey });
        setFailure(explained);
        if (explained.kind === 'stopped') return;
        if (explained.fieldError) form.flag(explained.fieldError);
        throw error;
      } finally {
        setProgress(undefined);
      }
    },
    onInvalid: () => setFailure(undefined),
    onFailure: (error) =>
      void toast({
        title: 'Submission Failed',
        description: failureText(error, quoteForm.failure),
        tone: 'destructive',
      }),
  });

  const inspectDesign = async (file: File) => {
    const { inspectChosen } = await import('./submit-quote');
    const message = await inspectChosen(file);
    if (message) form.flag({ design: message });
  };

  return { form, progress, failure, inspectDesign, stop: () => sending.current?.abort() };
}
