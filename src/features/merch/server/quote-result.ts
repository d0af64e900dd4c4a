import { issueToken, readToken } from '@/kit/db/signed-token';
import { type QuoteAnswer, quoteResponse } from '../contract';

/** The answer for the result page's address: readable, but nobody else can make one. */
export const issueQuoteResult = (answer: QuoteAnswer) => issueToken('form-result', JSON.stringify(answer));

/** @returns null for anything that `issueQuoteResult` did not make; results of other forms have the same purpose */
export function readQuoteResult(token: string | null): QuoteAnswer | null {
  try {
    return quoteResponse.parse(JSON.parse(readToken('form-result', token) ?? ''));
  } catch {
    return null;
  }
}
