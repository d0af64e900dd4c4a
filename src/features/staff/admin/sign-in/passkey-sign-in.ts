import { startAuthentication } from '@simplewebauthn/browser';
import { z } from 'zod';
import { NO_TOUCH, passkeyData } from '@/core/shared/reauthentication';
import { post, postToApi } from '@/kit/admin/post-to-api';
import { PASSKEY_API, PASSKEY_OPTIONS_API } from '../../contract';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
const optionsAnswer = z.object({ options: passkeyData });

/** Signs in with whichever passkey the person picks. @returns what went wrong, as a sentence */
export async function signInWithPasskey(): Promise<string | null> {
  const { answer, problem } = await postToApi(PASSKEY_OPTIONS_API, {}, optionsAnswer);
  if (!answer) return problem;
  const optionsJSON = answer.options as unknown as PasskeyOptions;
  const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
  return passkey ? post(PASSKEY_API, { passkey }) : NO_TOUCH;
}
