import { expect, it } from 'vitest';
import { mailHealth } from './mail-panel';

const well = { sentToday: 148, waiting: 3, oldestWaitingSeconds: 40, failed: 0, isWorkerSeen: true };

const failing = { kind: 'failing', waiting: 3, seconds: 900, problem: 'connect ECONNREFUSED' } as const;

it.each([
  [well, 'Healthy', 'good'],
  [{ ...well, waiting: 0, oldestWaitingSeconds: null }, 'Healthy', 'good'],
  [{ ...well, oldestWaitingSeconds: 901 }, 'Waiting too long', 'bad'],
  [{ ...well, failed: 2, oldestWaitingSeconds: 901 }, '2 failed', 'bad'],
  [{ ...well, failed: 2, isWorkerSeen: false }, 'Worker is not running', 'bad'],
])('%o is reported as %s', (mail, text, tone) => {
  expect(mailHealth(mail, null)).toEqual({ text, tone });
});

it('says first that there is no mail, or that it is held or fails', () => {
  expect(mailHealth({ ...well, isWorkerSeen: false }, { kind: 'off' })).toEqual({ text: 'Off', tone: 'bad' });
  const held = { kind: 'held', waiting: 3 } as const;
  expect(mailHealth({ ...well, failed: 2 }, held)).toEqual({ text: 'Held', tone: 'bad' });
  expect(mailHealth({ ...well, failed: 2 }, failing)).toEqual({ text: 'Failing', tone: 'bad' });
});
