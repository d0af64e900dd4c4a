import type { Attempt } from '@/ui/form/use-contract-form';
import { submitForm } from '@/ui/submission/submit-form';
import { newsletterForm, newsletterResponse } from '../contract';

export { newsletterRequest } from '../contract';

/** @throws ApiError, NetworkError, UnexpectedAnswerError */
export const subscribe = (email: string, attempt: Attempt) =>
  submitForm(newsletterForm, { email }, attempt, newsletterResponse, null);
