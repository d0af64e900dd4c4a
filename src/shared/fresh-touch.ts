import '@/shared/zod-without-eval';
import { z } from 'zod';

/** What cannot be undone, or opens everything: before each, the person proves once more who they are. */
export const TOUCH_STEPS = [
  'draw-commit',
  'draw-publish',
  'draw-redraw',
  'draw-cancel',
  'erase',
  'export',
  'staff',
  'keys',
  'restore',
] as const;
export type TouchStep = (typeof TOUCH_STEPS)[number];

/** Of a refusal `fresh-touch`: the step that needs one. */
export const STEP_HEADER = 'X-Fresh-Touch';

export const FRESH_TOUCH_NEEDED = 'Please confirm first that it is you: this cannot be undone';

/** Nobody touched the passkey in time. */
export const NO_TOUCH = 'No touch arrived. Nothing was sent.';

/** GET ?step=: 204 when the step may go ahead. POST: gives the touch. */
export const TOUCH_API = '/api/auth/touch';
/** POST: what the touch takes, and a passkey's challenge. */
export const TOUCH_OPTIONS_API = '/api/auth/touch/options';

/** Made and checked by the WebAuthn library; we only pass it on. */
export const passkeyData = z.looseObject({});

export const touchOptions = z.object({
  method: z.enum(['passkey', 'code', 'password']),
  passkey: passkeyData.nullable(),
});
export type TouchOptions = z.output<typeof touchOptions>;
