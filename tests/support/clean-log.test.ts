import { expect, it } from 'vitest';
import { expectCleanLog } from './clean-log';

const TOKEN = 'YWRhIDE.Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9';
const env = {
  PAYLOAD_SECRET: '0123456789abcdef',
  SMTP_URL: 'smtp://user:mail-password@127.0.0.1:25',
  METRICS_TOKEN: 'a-token-of-the-metrics',
  PORT: '30000000',
};

it.each([
  'failed for ada@example.com',
  `GET /newsletter/unsubscribe?token=${TOKEN}`,
  'POST /newsletter/confirm?token=x',
  `opened ${TOKEN}`,
  'Cookie: eyJhbGciOiJI.eyJpZCI6MX0.c2lnbmF0dXJl',
  '/support/status/abcdefgh',
  'wrong password first-admin-of-the-tests',
  'wrong password a-password-of-the-tests',
  'signed with 0123456789abcdef',
  'AUTH PLAIN mail-password',
  'Bearer a-token-of-the-metrics',
])('finds what is private in: %s', (line) => {
  expect(() => expectCleanLog(`{"ready":true}\n${line}\n`, env)).toThrow('The log holds something private');
});

it('accepts route templates, ids, statuses and error classes', () => {
  const lines = [
    '{"event":"answer","time":"2026-11-23T10:00:00.000Z","id":"2b6f0cc9-04d1-4b2e-8a51-9c0a3d5d8f00","route":"/support/status/[token]","status":500}',
    'worker: job 7 (send-mail) failed: Error code=ECONNREFUSED',
    '    at Server.<anonymous> (/srv/src/front/request-flow.ts:162:31)',
    'ready on port 30000000',
  ];
  expect(() => expectCleanLog(lines.join('\n'), env)).not.toThrow();
});
