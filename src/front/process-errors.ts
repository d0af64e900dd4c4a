import { describeError } from '@/shared/describe-error';
import { logError } from './log';

const isAbort = (error: unknown) =>
  error instanceof Error &&
  (/^(AbortError|ResponseAborted)$/.test(error.name) ||
    /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test((error as NodeJS.ErrnoException).code ?? ''));

/**
 * After an error that nobody caught the process can no longer be trusted: it says so and ends; the supervisor starts a
 * new one. A rejected promise that only says "the visitor left" is no such error, or any visitor could end the process.
 */
export function endOnStrayErrors(): void {
  process.on('uncaughtException', (error) => {
    logError('uncaughtException', { error: describeError(error) });
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    logError('unhandledRejection', { error: describeError(error) });
    if (!isAbort(error)) process.exit(1);
  });
  // Whoever read our log is gone; that is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
