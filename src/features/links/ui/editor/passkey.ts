import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { z } from 'zod';
import { callApi } from '@/kit/ui/http';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
const optionsAnswer = z.object({ options: z.looseObject({}) });

/** Never for an IP address, and only on https or localhost. */
export const browserHasPasskeys = () =>
  window.isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(window.location.hostname);

/** @returns false when the person or the browser canceled */
export async function openPasskeySession(paths: {
  passkey: string;
  passkeyOptions: string;
}): Promise<boolean> {
  const { options } = await callApi({
    method: 'POST',
    path: paths.passkeyOptions,
    body: {},
    responseSchema: optionsAnswer,
  });
  const optionsJSON = options as unknown as PasskeyOptions;
  const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!passkey) return false;
  await callApi({ method: 'POST', path: paths.passkey, body: { passkey } });
  return true;
}
