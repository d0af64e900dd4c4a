import { ApiError, NetworkError, UnexpectedAnswerError } from '../http';
import type { TextFile } from './text-file';

export type SubmissionOutcome<T> =
  | { via: 'site'; answer: T }
  | { via: 'service' }
  | { via: 'file'; file: TextFile };

type Chain<T> = {
  /** The product's own endpoint. */
  own: () => Promise<T>;
  /** Address of the form service; without one the next fallback is the file. */
  serviceUrl?: string;
  /** True when the service accepted it. */
  service: (url: string) => Promise<boolean>;
  /** Makes the file and lets the person download it. */
  file: () => TextFile;
};

/**
 * True when the site failed: no response in time, a server error, no such endpoint, or a response that violates the
 * contract. Every other status is a deliberate refusal, which no fallback may bypass.
 */
export function siteFailed(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 404 || error.status === 405;
  return error instanceof NetworkError || error instanceof UnexpectedAnswerError;
}

/**
 * The site's endpoint, else the form service, else a file for the person to send.
 * @throws ApiError when the site refuses, whatever making the file throws
 */
export async function submitThroughChain<T>({
  own,
  serviceUrl,
  service,
  file,
}: Chain<T>): Promise<SubmissionOutcome<T>> {
  try {
    return { via: 'site', answer: await own() };
  } catch (error) {
    if (!siteFailed(error)) throw error;
  }
  if (serviceUrl && (await service(serviceUrl))) return { via: 'service' };
  return { via: 'file', file: file() };
}
