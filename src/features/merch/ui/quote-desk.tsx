'use client';

import { useState } from 'react';
import { type QuoteChoices, QuoteForm } from './quote-form';
import { QuoteSuccess, type SentQuote } from './quote-success';

type QuoteDeskProps = { door: string; formToken: string; choices: QuoteChoices; mailbox: string };

/** The form, or what became of it. */
export function QuoteDesk(props: QuoteDeskProps) {
  const [sent, setSent] = useState<SentQuote>();
  const [again, setAgain] = useState(false);

  if (!sent) return <QuoteForm {...props} focusOnMount={again} onDone={setSent} />;
  return (
    <QuoteSuccess
      {...sent}
      onAgain={() => {
        setAgain(true);
        setSent(undefined);
      }}
    />
  );
}
