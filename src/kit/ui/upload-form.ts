import { NetworkError, type ResponseSchema, readAnswer } from './http';

/** The person stopped it. */
export class StoppedError extends Error {}

type UploadCall<T> = {
  path: string;
  body: FormData;
  headers: Record<string, string>;
  responseSchema: ResponseSchema<T>;
  /** Called with the part sent, from 0 to 1; 1 while waiting for the response. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** Longest time without any progress. */
  patienceMs: number;
};

/**
 * Posts a form with a file. It replaces fetch, which reports no progress.
 *
 * @throws ApiError, NetworkError, UnexpectedAnswerError, StoppedError
 */
export async function uploadForm<T>(call: UploadCall<T>): Promise<T> {
  return readAnswer(await send(call), call.responseSchema);
}

const send = ({
  path,
  body,
  headers,
  onProgress,
  signal,
  patienceMs,
}: Omit<UploadCall<unknown>, 'responseSchema'>) =>
  new Promise<{ status: number; statusText: string; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: number | undefined;
    const waitAgain = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), patienceMs);
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onerror = () => reject(new NetworkError());
    request.onabort = () => reject(signal.aborted ? new StoppedError() : new NetworkError());
    request.onloadend = () => window.clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort());
    waitAgain();
    request.send(body);
  });
