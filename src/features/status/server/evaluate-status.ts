import type { StatusPart } from '../contract';

/** The result of one query. Counts are of emails. */
export type Finding = {
  answeredInMs: number;
  isReadOnly: boolean;
  isWorkerSeen: boolean;
  waiting: number;
  /** Due for more than a quarter of an hour. */
  overdue: number;
  /** Given up within the last day, except automatic replies to addresses that do not exist. */
  failed: number;
  /** The latest attempt of any email was refused. */
  isRefused: boolean;
};

const mails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

function evaluateForms(found: Finding | null): Pick<StatusPart, 'state' | 'word' | 'detail'> {
  if (!found) {
    const detail = 'The database isn’t responding. Forms give you a file to send instead.';
    return { state: 'down', word: 'Down', detail };
  }
  if (found.isReadOnly) {
    const detail = 'The database is read-only right now. Forms give you a file to send instead.';
    return { state: 'down', word: 'Down', detail };
  }
  const detail = `The database is up; it answered in ${Math.max(1, found.answeredInMs)} ms.`;
  return { state: 'working', word: 'Working', detail };
}

function evaluateMail(found: Finding | null, hasMailServer: boolean): Omit<StatusPart, 'name'> {
  if (!hasMailServer) {
    const detail = 'This site doesn’t send email yet. What you send is saved, and our team reads it here.';
    return { state: 'off', word: 'Not set up', detail };
  }
  if (!found) {
    return {
      state: 'down',
      word: 'Unknown',
      detail: 'The queue is in the database, which isn’t responding.',
    };
  }
  const { isWorkerSeen, isRefused, waiting, overdue, failed } = found;
  if (!isWorkerSeen) {
    const detail =
      waiting === 0
        ? 'Nothing is waiting. New emails are saved and go out when delivery is back.'
        : `${mails(waiting)} saved, to go out when delivery is back.`;
    return { state: 'down', word: 'Stopped', detail };
  }
  const delayed = (detail: string) => ({ state: 'delayed', word: 'Delayed', detail }) as const;
  if (isRefused) return delayed('The mail server didn’t take our latest email. We’ll keep trying.');
  if (overdue > 0) return delayed(`${mails(overdue)} should have gone out by now.`);
  if (failed > 0) return delayed(`We gave up on ${mails(failed)} in the last day.`);
  const detail = waiting === 0 ? 'The queue is empty.' : `${mails(waiting)} on the way.`;
  return { state: 'working', word: 'Working', detail };
}

/** @param found null when the database did not answer in time */
export const evaluateStatus = (found: Finding | null, hasMailServer: boolean): StatusPart[] => [
  { name: 'Website', state: 'working', word: 'Working', detail: 'You’re reading it.' },
  { name: 'Forms and waitlist', ...evaluateForms(found) },
  { name: 'Email delivery', ...evaluateMail(found, hasMailServer) },
  { name: 'Mobile app', state: 'soon', word: 'Launching soon', detail: 'Nothing to download yet.' },
];
