'use client';

import { useOutcome } from '@/ui/form/use-outcome';
import { type QuoteChoices, QuoteForm } from './quote-form';
import { QuoteSuccess, type SentQuote } from './quote-success';

type QuoteCardProps = { formPath: string; formToken: string; choices: QuoteChoices; mailbox: string };

/** The form, or its outcome. */
export function QuoteCard(props: QuoteCardProps) {
  const { outcome, setOutcome, isAgain, again } = useOutcome<SentQuote>();
  if (outcome) return <QuoteSuccess {...outcome} onAgain={again} />;
  return <QuoteForm {...props} focusOnMount={isAgain} onDone={setOutcome} />;
}
