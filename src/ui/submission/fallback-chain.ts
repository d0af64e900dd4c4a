import { ApiError, NetworkError, UnexpectedAnswerError } from '../http';
import type { TextFile } from './text-file';

export type Outcome<T> = { via: 'site'; answer: T } | { via: 'service' } | { via: 'file'; file: TextFile };

type Chain<T> = {
  /** The product's own endpoint. */
  own: () => Promise<T>;
  /** Address of the form service; without one the chain goes on to the file. */
  serviceUrl?: string;
  /** True when the service took it. */
  service: (url: string) => Promise<boolean>;
  /** Makes the file and hands it to the person. */
  file: () => TextFile;
};

/**
 * True when the site failed or gave nothing: no answer in time, a server error, no such endpoint, an answer that is
 * not the contract's. Every other status is a deliberate refusal, which no other way may get around.
 */
export function siteFailed(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 404 || error.status === 405;
  return error instanceof NetworkError || error instanceof UnexpectedAnswerError;
}

/**
 * Own endpoint, else the form service, else a file for the person to send.
 * @throws ApiError when the site refuses, whatever making the file throws
 */
export async function submitThroughChain<T>({
  own,
  serviceUrl,
  service,
  file,
}: Chain<T>): Promise<Outcome<T>> {
  try {
    return { via: 'site', answer: await own() };
  } catch (error) {
    if (!siteFailed(error)) throw error;
  }
  if (serviceUrl && (await service(serviceUrl))) return { via: 'service' };
  return { via: 'file', file: file() };
}

/** What a person reads of a failure: the site's own sentence, else the form's. */
export const failureText = (error: unknown, otherwise: string) =>
  error instanceof ApiError || error instanceof NetworkError ? error.message : otherwise;
