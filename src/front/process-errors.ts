import { describeError } from '@/kit/shared/describe-error';
import { logError } from './log';

const isAbort = (error: unknown) =>
  error instanceof Error &&
  (/^(AbortError|ResponseAborted)$/.test(error.name) ||
    /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test((error as NodeJS.ErrnoException).code ?? ''));

/**
 * Node 20 closes a request's body again when its reader left at the very end, as a file upload does when the disk is
 * full. It throws that where nobody can catch it; the process itself is fine.
 */
export const isClosedTwice = (error: unknown): boolean =>
  error instanceof Error &&
  (error as NodeJS.ErrnoException).code === 'ERR_INVALID_STATE' &&
  error.message.endsWith('ReadableStream is already closed');

/**
 * After an uncaught error the process can no longer be trusted: it logs the error and exits; the supervisor starts a
 * new one. A rejected promise that only means "the visitor left" is not such an error, or any visitor could end the
 * process.
 */
export function endOnStrayErrors(): void {
  process.on('uncaughtException', (error) => {
    logError('uncaughtException', { error: describeError(error) });
    if (!isClosedTwice(error)) process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    logError('unhandledRejection', { error: describeError(error) });
    if (!isAbort(error)) process.exit(1);
  });
  // The reader of our log is gone; that is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
