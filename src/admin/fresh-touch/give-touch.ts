import { startAuthentication } from '@simplewebauthn/browser';
import { post, postToApi } from '@/admin/post-to-api';
import {
  TOUCH_API,
  TOUCH_OPTIONS_API,
  type TouchOptions,
  type TouchStep,
  touchOptions,
} from '@/shared/fresh-touch';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the account is asked for, with a new challenge. */
export const readOptions = (step: TouchStep) => postToApi(TOUCH_OPTIONS_API, { step }, touchOptions);

/** @returns what went wrong, as a sentence; 'no touch' when the person or the browser canceled */
export async function giveTouch(
  step: TouchStep,
  { method, passkey }: TouchOptions,
  typed: string,
): Promise<string | 'no touch' | null> {
  if (method !== 'passkey') return post(TOUCH_API, { step, [method]: typed });
  const signed = await startAuthentication({ optionsJSON: passkey as unknown as PasskeyOptions }).catch(
    () => null,
  );
  return signed ? post(TOUCH_API, { step, passkey: signed }) : 'no touch';
}
