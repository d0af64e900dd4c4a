import type { SubmitAttempt } from '@/kit/ui/form/use-contract-form';
import { submitForm } from '@/kit/ui/submission/submit-form';
import { newsletterForm, newsletterResponse } from '../contract';

export { newsletterRequest } from '../newsletter.form';

/** @throws ApiError, NetworkError, UnexpectedAnswerError */
export const sendSubscription = (request: { email: string; via?: string }, attempt: SubmitAttempt) =>
  submitForm(newsletterForm, request, attempt, newsletterResponse, null);
