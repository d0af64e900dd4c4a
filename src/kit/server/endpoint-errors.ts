import { isDatabaseUnavailable, RoleChangedError } from '@/kit/db/database-errors';
import {
  BROKEN,
  CODE_HEADER,
  NOTHING_HERE,
  OTHER_METHOD,
  REAUTHENTICATION_NEEDED,
  TOO_LARGE,
  UNANSWERED,
} from '@/kit/shared/plain-refusals';
import { NOT_VALID } from '@/kit/shared/request-contract';
import { TransitionError } from '@/kit/shared/state-machine';

/** The only errors of endpoints: each has one status and one plain sentence. */
const ERRORS = {
  'bad-json': [400, 'The request is not valid JSON'],
  'bad-form': [400, 'The form could not be read'],
  invalid: [400, NOT_VALID],
  'bad-key': [400, 'The Idempotency-Key must be a UUID'],
  'key-reused': [400, 'This request was already sent with different details'],
  'sign-in': [401, 'Please sign in first'],
  'foreign-origin': [403, 'This request came from another site'],
  'second-factor': [403, 'Your second factor is needed to sign in'],
  reauthenticate: [403, REAUTHENTICATION_NEEDED],
  forbidden: [403, 'Your account may not do this'],
  'not-found': [404, NOTHING_HERE],
  method: [405, OTHER_METHOD],
  stale: [409, 'This was changed meanwhile, please look again'],
  'too-large': [413, TOO_LARGE],
  'media-type': [415, 'This address accepts only JSON'],
  'form-media-type': [415, 'This address accepts only web forms'],
  'too-many': [429, 'Too many requests, please try again later'],
  broken: [500, BROKEN],
  unavailable: [503, UNANSWERED],
} as const;

export type ErrorCode = keyof typeof ERRORS;

type Details = {
  /** A sentence that fits better than the code's own; never a library's or a person's text. */
  message?: string;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** Name of the field that the contract refused. */
  field?: string;
};

export class EndpointError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly field: string | null;

  constructor(code: ErrorCode, { message, retryAfterSeconds, headers, field }: Details = {}) {
    super(message ?? ERRORS[code][1]);
    this.name = 'EndpointError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.field = field ?? null;
    this.headers = { [CODE_HEADER]: code, ...headers };
    if (retryAfterSeconds !== undefined) this.headers['Retry-After'] = String(retryAfterSeconds);
  }
}

/** A refusal that says why in a sentence. */
export const invalid = (message: string) => new EndpointError('invalid', { message });

const UNAVAILABLE_RETRY_SECONDS = 5;

/** The part of a failure that may be shown to people; the log gets its cause. */
export function toEndpointError(error: unknown): EndpointError {
  if (error instanceof EndpointError) return error;
  if (error instanceof TransitionError) return new EndpointError('invalid', { message: error.message });
  if (error instanceof RoleChangedError) return new EndpointError('forbidden');
  if (isDatabaseUnavailable(error))
    return new EndpointError('unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  return new EndpointError('broken');
}
