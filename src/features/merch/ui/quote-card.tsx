'use client';

import { useOutcome } from '@/kit/ui/form/use-outcome';
import type { QuoteWords } from '../contract.quote-texts';
import type { QuoteInputs } from '../quotes.form';
import { QuoteForm, type QuoteFormWords } from './quote-form';
import type { ShownQuote } from './quote-success';

type QuoteCardProps = {
  formPath: string;
  formToken: string;
  inputs: QuoteInputs;
  mailbox: string;
  words: QuoteFormWords & Pick<QuoteWords, 'done'>;
};

/** The form, or its outcome. */
export function QuoteCard(props: QuoteCardProps) {
  const { outcome: sent, setOutcome, isAgain, again } = useOutcome<ShownQuote>();
  if (sent) return <sent.QuoteSuccess {...sent.quote} words={props.words.done} onAgain={again} />;
  return <QuoteForm {...props} focusOnMount={isAgain} onDone={setOutcome} />;
}
