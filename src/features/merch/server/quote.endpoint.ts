import { uploadEndpoint } from '@/core/server/upload-endpoint';
import { quoteForm } from '../contract';
import { DESIGN_RULES } from './design-file';
import { submitQuote } from './quote.submission';
import { issueQuoteResult } from './quote-result';

/** The form with its design file: JSON for scripts, 303 to the result page for browsers without JavaScript. */
export const quoteEndpoint = uploadEndpoint(quoteForm.path, DESIGN_RULES, submitQuote, (answer) => ({
  sent: issueQuoteResult(answer),
}));
