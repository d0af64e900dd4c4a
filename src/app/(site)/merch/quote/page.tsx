import { resultPage } from '@/app/result-page';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { readQuoteResult } from '@/features/merch/server/quote-result';
import { QuoteFormResult } from '@/features/merch/ui/quote-form-result';

const page = resultPage(
  QUOTE_TEXTS,
  ({ plain }) => plain.title,
  ({ sent, brand: { mailboxes }, ...given }) => (
    <QuoteFormResult {...given} quote={readQuoteResult(sent)} mailbox={mailboxes.quotes} />
  ),
);

export const generateMetadata = page.generateMetadata;
export default page.Page;
