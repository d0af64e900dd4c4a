import { describeError } from '@/kit/shared/describe-error';

/** What the queue's library adds to a line: the failed job with its payload, and the error. */
type Meta = { error?: unknown; job?: { id: string; task_identifier: string } };

/** One line of the queue's library for our log. Its own text quotes the error, which may quote an address or a token. */
export function queueLine(message: string, meta: Meta = {}): string {
  const { error, job } = meta;
  if (error === undefined) return message.split('\n', 1)[0] ?? '';
  const subject = job ? `job ${job.id} (${job.task_identifier}) failed` : 'the queue failed';
  return `${subject}: ${describeError(error)}`;
}
