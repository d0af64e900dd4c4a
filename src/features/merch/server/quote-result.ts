import { issueToken, readToken } from '@/server/signed-token';
import { type QuoteAnswer, quoteResponse } from '../contract';

/** The answer as the result page's address carries it: readable, and nobody else can make one. */
export const issueQuoteResult = (answer: QuoteAnswer) => issueToken('door-result', JSON.stringify(answer));

/** @returns null for anything that `issueQuoteResult` did not make; other forms' results are of the same purpose */
export function readQuoteResult(token: string | null): QuoteAnswer | null {
  try {
    return quoteResponse.parse(JSON.parse(readToken('door-result', token) ?? ''));
  } catch {
    return null;
  }
}
