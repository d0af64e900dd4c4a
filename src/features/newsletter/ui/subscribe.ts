import { newsletterForm } from '@/shared/forms';
import type { Attempt } from '@/ui/form/use-contract-form';
import { callApi } from '@/ui/http';
import { newsletterResponse } from '../contract';

export { newsletterRequest } from '../contract';

/** @throws ApiError, NetworkError, UnexpectedAnswerError */
export async function subscribe(email: string, { idempotencyKey, traps }: Attempt): Promise<void> {
  await callApi({
    method: 'POST',
    path: newsletterForm.api,
    body: { email, ...traps },
    responseSchema: newsletterResponse,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
}
