import { startRegistration } from '@simplewebauthn/browser';
import { z } from 'zod';
import { passkeyData } from '@/core/shared/reauthentication';
import { postToApi } from '@/kit/admin/post-to-api';
import { FACTOR_OPTIONS_API, FACTORS_API, recoveryAnswer } from '../../contract';

type NewKeyOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
const optionsAnswer = z.object({ options: passkeyData });

const NO_TOUCH = 'No touch arrived. Nothing was added.';
const KNOWN = 'This device already has a passkey of this account.';

/** A name to tell it from others in the list. */
function deviceName(): string {
  const { userAgent } = navigator;
  if (/iPhone|Android.*Mobile/.test(userAgent)) return 'Phone';
  if (/iPad|Android|Tablet/.test(userAgent)) return 'Tablet';
  return 'Computer';
}

/** @returns the recovery codes, if these are the first; or what went wrong, as a sentence */
export async function registerPasskey() {
  const { answer, problem } = await postToApi(FACTOR_OPTIONS_API, { kind: 'passkey' }, optionsAnswer);
  if (!answer) return { answer: null, problem };
  try {
    const passkey = await startRegistration({ optionsJSON: answer.options as unknown as NewKeyOptions });
    return await postToApi(FACTORS_API, { kind: 'passkey', passkey, name: deviceName() }, recoveryAnswer);
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { answer: null, problem: isKnown ? KNOWN : NO_TOUCH };
  }
}
