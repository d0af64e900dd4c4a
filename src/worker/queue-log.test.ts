import { expect, it } from 'vitest';
import { queueLine } from './queue-log';

const refused = Object.assign(new Error('refused to=ada ref=b3BlbiBzZXNhbWU'), { code: '23514' });

it('names a failed job by its id and task, without what the error quotes', () => {
  const job = { id: '7', task_identifier: 'send-mail', payload: { mailId: 1 } };
  const line = queueLine(`Failed task 7 (send-mail) with error '${refused.message}'`, {
    job,
    error: refused,
  });
  expect(line).toMatch(/^job 7 \(send-mail\) failed: Error code=23514\n {4}at /);
  expect(line).not.toMatch(/ada|b3BlbiBz/);
});

it('describes an error that is no job’s', () => {
  const line = queueLine(`PostgreSQL idle client generated error: ${refused.message}`, { error: refused });
  expect(line).toMatch(/^the queue failed: Error code=23514\n/);
});

it('keeps the first line of what has no error', () => {
  expect(queueLine('Ignoring SIGTERM\nmore')).toBe('Ignoring SIGTERM');
});
