'use client';

import { useOutcome } from '@/ui/form/use-outcome';
import type { QuoteWords } from '../contract.quote-texts';
import { type QuoteChoices, QuoteForm, type QuoteFormWords } from './quote-form';
import { QuoteSuccess, type SentQuote } from './quote-success';

type QuoteCardProps = {
  formPath: string;
  formToken: string;
  choices: QuoteChoices;
  mailbox: string;
  words: QuoteFormWords & Pick<QuoteWords, 'done'>;
};

/** The form, or its outcome. */
export function QuoteCard(props: QuoteCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SentQuote>();
  if (outcome) return <QuoteSuccess {...outcome} words={props.words.done} onAgain={again} />;
  return <QuoteForm {...props} focusOnMount={isAgain} onDone={setOutcome} />;
}
