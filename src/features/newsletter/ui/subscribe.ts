import type { Attempt } from '@/ui/form/use-contract-form';
import { callApi } from '@/ui/http';
import { NEWSLETTER_API, newsletterResponse } from '../contract';

export { newsletterRequest } from '../contract';

/** @throws ApiError, NetworkError, UnexpectedAnswerError */
export async function subscribe(email: string, { idempotencyKey, traps }: Attempt): Promise<void> {
  await callApi({
    method: 'POST',
    path: NEWSLETTER_API,
    body: { email, ...traps },
    responseSchema: newsletterResponse,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
}
