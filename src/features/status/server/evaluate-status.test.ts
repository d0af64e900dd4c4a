import { describe, expect, it } from 'vitest';
import { originalTexts } from '@/core/shared/page-texts';
import { STATUS_TEXTS, type StatusWords } from '../contract.texts';
import { evaluateStatus, type StatusFigures } from './evaluate-status';

const well: StatusFigures = {
  answeredInMs: 4,
  isReadOnly: false,
  isWorkerSeen: true,
  waiting: 0,
  overdue: 0,
  failed: 0,
  isRefused: false,
};
const words = originalTexts(STATUS_TEXTS) as StatusWords;
const evaluate = (changes: Partial<StatusFigures> | null, hasMailServer = true) =>
  evaluateStatus(words, changes && { ...well, ...changes }, hasMailServer).map(
    ({ name, word, detail }) => `${name}: ${word}. ${detail}`,
  );
const forms = (changes: Partial<StatusFigures> | null) => evaluate(changes)[1];
const mail = (changes: Partial<StatusFigures> | null, hasMailServer = true) =>
  evaluate(changes, hasMailServer)[2];

it('names four parts, and is well when all work', () => {
  expect(evaluate({})).toEqual([
    'Website: Working. You’re reading it.',
    'Forms and waitlist: Working. The database is up; it answered in 4 ms.',
    'Email delivery: Working. The queue is empty.',
    'Mobile app: Launching soon. Nothing to download yet.',
  ]);
});

describe('forms', () => {
  it('are down without a database, and with a read-only one', () => {
    expect(forms(null)).toBe(
      'Forms and waitlist: Down. The database isn’t responding. Forms give you a file to send instead.',
    );
    expect(forms({ isReadOnly: true })).toBe(
      'Forms and waitlist: Down. The database is read-only right now. Forms give you a file to send instead.',
    );
  });

  it('never answer in no time at all', () => {
    expect(forms({ answeredInMs: 0 })).toContain('it answered in 1 ms.');
  });
});

describe('email delivery', () => {
  it.each([
    [{ waiting: 1 }, 'Working. 1 email on the way.'],
    [{ waiting: 7 }, 'Working. 7 emails on the way.'],
    [
      { waiting: 7, isRefused: true },
      'Delayed. The mail server didn’t take our latest email. We’ll keep trying.',
    ],
    [{ waiting: 7, overdue: 2 }, 'Delayed. 2 emails should have gone out by now.'],
    [{ failed: 1 }, 'Delayed. We gave up on 1 email in the last day.'],
    [{ isWorkerSeen: false, waiting: 3 }, 'Stopped. 3 emails saved, to go out when delivery is back.'],
    [
      { isWorkerSeen: false },
      'Stopped. Nothing is waiting. New emails are saved and go out when delivery is back.',
    ],
    [null, 'Unknown. The queue is in the database, which isn’t responding.'],
  ])('with %j: %s', (changes, said) => {
    expect(mail(changes)).toBe(`Email delivery: ${said}`);
  });

  it('reports a missing mail server, with or without a worker', () => {
    const said =
      'Email delivery: Not set up. This site doesn’t send email yet. What you send is saved, and our team reads it here.';
    expect(mail({}, false)).toBe(said);
    expect(mail({ isWorkerSeen: false }, false)).toBe(said);
    expect(mail(null, false)).toBe(said);
  });
});
