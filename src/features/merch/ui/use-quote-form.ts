'use client';

import { useRef, useState } from 'react';
import { useContractForm } from '@/kit/ui/form/use-contract-form';
import type { FieldErrors } from '@/kit/ui/form/validate';
import { toast } from '@/kit/ui/toast/toast';
import { failureText } from '@/kit/ui/user-facing-error';
import type { QuoteWords } from '../contract.quote-texts';
import type { ShownFailure } from './quote-notice';
import type { ShownQuote } from './quote-success';
import type { QuoteInput } from './submit-quote';

/** The quote form's states: sending (with progress), and how an attempt failed. */
export function useQuoteForm(
  mailbox: string,
  words: QuoteWords['failure'],
  onDone: (sent: ShownQuote) => void,
) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ShownFailure>();
  const sending = useRef<AbortController>(undefined);

  const form = useContractForm<QuoteInput>({
    loadSchema: async () => (await import('./submit-quote')).quoteInput,
    inspect: async ({ design }): Promise<FieldErrors> => {
      if (!(design instanceof File)) return {};
      const message = await (await import('./submit-quote')).inspectChosen(design);
      return message ? { design: message } : {};
    },
    submit: async (quote, attempt) => {
      const { sendQuote, explainFailure, QuoteNotice, QuoteSuccess } = await import('./submit-quote');
      sending.current = new AbortController();
      setFailure(undefined);
      if (quote.design) setProgress(0);
      try {
        const way = {
          onProgress: quote.design ? setProgress : () => undefined,
          signal: sending.current.signal,
        };
        const answer = await sendQuote(quote, attempt, way);
        onDone({
          quote: { ...answer, email: quote.email, hasDesign: quote.design !== undefined },
          QuoteSuccess,
        });
      } catch (error) {
        const explained = explainFailure(error, quote, {
          mailbox,
          subject: words.emailSubject,
          reference: attempt.idempotencyKey,
        });
        setFailure({ failure: explained, QuoteNotice });
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
        title: words.title,
        description: failureText(error, words.text),
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
