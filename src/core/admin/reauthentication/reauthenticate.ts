import { startAuthentication } from '@simplewebauthn/browser';
import {
  REAUTHENTICATION_API,
  REAUTHENTICATION_OPTIONS_API,
  type ReauthenticationOptions,
  reauthenticationOptions,
  type SensitiveAction,
} from '@/core/shared/reauthentication';
import { post, postToApi } from '@/kit/admin/post-to-api';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the account is asked for, with a new challenge. */
export const readOptions = (action: SensitiveAction) =>
  postToApi(REAUTHENTICATION_OPTIONS_API, { action }, reauthenticationOptions);

/** @returns what went wrong, as a sentence; 'no touch' when the person or the browser canceled */
export async function reauthenticate(
  action: SensitiveAction,
  { method, passkey }: ReauthenticationOptions,
  typed: string,
): Promise<string | 'no touch' | null> {
  if (method !== 'passkey') return post(REAUTHENTICATION_API, { action, [method]: typed });
  const signed = await startAuthentication({ optionsJSON: passkey as unknown as PasskeyOptions }).catch(
    () => null,
  );
  return signed ? post(REAUTHENTICATION_API, { action, passkey: signed }) : 'no touch';
}
