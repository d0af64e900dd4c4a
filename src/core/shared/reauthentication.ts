import { z } from 'zod';

/** What cannot be undone, or opens everything: before each, people re-authenticate. */
export const SENSITIVE_ACTIONS = [
  'draw-commit',
  'draw-publish',
  'draw-redraw',
  'draw-cancel',
  'erase',
  'delete',
  'staff',
  'keys',
] as const;
export type SensitiveAction = (typeof SENSITIVE_ACTIONS)[number];

/** Of a refusal `reauthenticate`: the action that needs it. */
export const ACTION_HEADER = 'X-Reauthenticate-For';

/** Nobody touched the passkey in time. */
export const NO_TOUCH = 'No touch arrived. Nothing was sent.';

/** POST: re-authenticates. */
export const REAUTHENTICATION_API = '/api/auth/reauthentication';
/** POST: which method the account needs, and a passkey's challenge. */
export const REAUTHENTICATION_OPTIONS_API = '/api/auth/reauthentication/options';

/** Made and checked by the WebAuthn library; we only pass it on. */
export const passkeyData = z.looseObject({});

export const reauthenticationOptions = z.object({
  method: z.enum(['passkey', 'code', 'password']),
  passkey: passkeyData.nullable(),
});
export type ReauthenticationOptions = z.output<typeof reauthenticationOptions>;
