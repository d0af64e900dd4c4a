import { fetchJson, post } from '@/kit/admin/post-to-api';
import { SECOND_STEP_API, type SecondStep, secondStepAnswer } from '../../contract';

type Outcome = { refusal: string | null; missing: SecondStep | null };

/** A sign-in with a password. @returns why it was refused, and what is missing if the password was right */
export async function postPassword(path: string, body: object): Promise<Outcome> {
  const refusal = await post(path, body);
  const next = refusal === null ? null : await fetchJson(SECOND_STEP_API, secondStepAnswer);
  return { refusal, missing: next?.step ? next : null };
}
