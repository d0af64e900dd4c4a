import { describe, expect, it } from 'vitest';
import { evaluateStatus, type Finding } from './evaluate-status';

const well: Finding = {
  answeredInMs: 4,
  isReadOnly: false,
  isWorkerSeen: true,
  waiting: 0,
  overdue: 0,
  failed: 0,
  isRefused: false,
};
const evaluate = (changes: Partial<Finding> | null, hasMailServer = true) =>
  evaluateStatus(changes && { ...well, ...changes }, hasMailServer).map(
    ({ name, word, detail }) => `${name}: ${word}. ${detail}`,
  );
const forms = (changes: Partial<Finding> | null) => evaluate(changes)[1];
const mail = (changes: Partial<Finding> | null, hasMailServer = true) => evaluate(changes, hasMailServer)[2];

it('names four parts, and is well when all work', () => {
  expect(evaluate({})).toEqual([
    'Website: Working. You are reading it.',
    'Forms and waitlist: Working. The database takes entries; it answered in 4 ms.',
    'E-mail delivery: Working. Nothing waits in the queue.',
    'Mobile app: Launching soon. Nothing to download yet.',
  ]);
});

describe('forms', () => {
  it('are down without a database, and with a read-only one', () => {
    expect(forms(null)).toBe(
      'Forms and waitlist: Down. The database does not answer. Forms hand you a file to send instead.',
    );
    expect(forms({ isReadOnly: true })).toBe(
      'Forms and waitlist: Down. The database can be read but takes no entries. Forms hand you a file to send instead.',
    );
  });

  it('never answer in no time at all', () => {
    expect(forms({ answeredInMs: 0 })).toContain('it answered in 1 ms.');
  });
});

describe('e-mail delivery', () => {
  it.each([
    [{ waiting: 1 }, 'Working. 1 mail on the way.'],
    [{ waiting: 7 }, 'Working. 7 mails on the way.'],
    [
      { waiting: 7, isRefused: true },
      'Delayed. The mail server did not take our latest mail. We keep trying.',
    ],
    [{ waiting: 7, overdue: 2 }, 'Delayed. 2 mails should have gone out by now.'],
    [{ failed: 1 }, 'Delayed. We gave up on 1 mail within the last day.'],
    [{ isWorkerSeen: false, waiting: 3 }, 'Stopped. 3 mails stored, to go out when delivery is back.'],
    [
      { isWorkerSeen: false },
      'Stopped. Nothing waits at the moment. New mails are stored and go out when delivery is back.',
    ],
    [null, 'Unknown. The queue is in the database, which does not answer.'],
  ])('with %j: %s', (changes, words) => {
    expect(mail(changes)).toBe(`E-mail delivery: ${words}`);
  });

  it('reports a missing mail server, with or without a worker', () => {
    const words =
      'E-mail delivery: Not switched on. This site has no mail server. What you send is stored, and our team reads it here.';
    expect(mail({}, false)).toBe(words);
    expect(mail({ isWorkerSeen: false }, false)).toBe(words);
    expect(mail(null, false)).toBe(words);
  });
});
