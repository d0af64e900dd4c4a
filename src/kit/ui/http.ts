import { CODE_HEADER } from '@/kit/shared/plain-refusals';
import { UserFacingError } from './user-facing-error';

/** The browser's only way to the site's own API. Sends credentials; never retries. */
export const TIMEOUT_MS = 10_000;

/** An error response. The message is `status: body`, or the status text when the body is empty. */
export class ApiError extends UserFacingError {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    /** The site's name for the refusal. */
    readonly code: string | null = null,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
  }
}

/** No response: no connection, or none within ten seconds. */
export class NetworkError extends UserFacingError {
  constructor(message = 'The site did not answer. Please check your connection and try again.') {
    super(message);
    this.name = 'NetworkError';
  }
}

/** A success whose body violates the contract, for example an empty one. */
export class UnexpectedAnswerError extends Error {
  constructor(message = 'The site gave an unexpected answer. Please try again.') {
    super(message);
    this.name = 'UnexpectedAnswerError';
  }
}

export type ResponseSchema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
};

type ApiCall<T> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  responseSchema?: ResponseSchema<T>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Receives the headers of a success. */
  onHeaders?: (headers: Headers) => void;
  timeoutMs?: number;
};

/**
 * @returns the parsed body, or undefined without a `responseSchema`
 * @throws ApiError, NetworkError, UnexpectedAnswerError
 */
export async function callApi<T = undefined>(call: ApiCall<T>): Promise<T> {
  const answer = await send(call);
  if (answer.ok) call.onHeaders?.(answer.headers);
  return readAnswer(answer, call.responseSchema);
}

type Answer = { status: number; statusText: string; text: string; headers?: Headers };

/** @throws ApiError, UnexpectedAnswerError */
export function readAnswer<T>({ status, statusText, text, headers }: Answer, schema?: ResponseSchema<T>): T {
  if (status < 200 || status > 299)
    throw new ApiError(status, text.trim(), statusText, headers?.get(CODE_HEADER) ?? null);
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new UnexpectedAnswerError();
  return parsed.data;
}

/** The time limit includes the body: a site that stops halfway has not answered. */
async function send<T>({ method, path, body, headers, signal, timeoutMs = TIMEOUT_MS }: ApiCall<T>) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const stop = () => limit.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: limit.signal,
    });
    return {
      status: response.status,
      statusText: response.statusText,
      ok: response.ok,
      headers: response.headers,
      text: await response.text(),
    };
  } catch {
    throw new NetworkError();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
