import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { staffSessionCheck } from './staff-session';

const SECRET = '0123456789abcdef0123456789abcdef0123';
/** The first 32 hex digits of that secret's SHA-256, as `printf … | sha256sum` prints them. */
const KEY = 'fa8e5a7249b05e880cb299fd8c0ace1f';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: 1, collection: 'users' })}`;
const sign = (text: string, key = KEY) => createHmac('sha256', key).update(text).digest('base64url');
const token = `${body}.${sign(body)}`;

const isStaff = staffSessionCheck(SECRET, false);

it('knows a token that this site signed, wherever it stands among the cookies', () => {
  expect(isStaff(`colonnade-token=${token}`)).toBe(true);
  expect(isStaff(`_ga=1; colonnade-token=${token}; theme=dark`)).toBe(true);
  expect(staffSessionCheck(SECRET, true)(`__Host-colonnade-token=${token}`)).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['another cookie whose name holds the word', `my-colonnade-token=${token}`],
  ['another cookie whose value holds the word', 'theme=colonnade-token'],
  ['a value of the right shape', 'colonnade-token=a.b.c'],
  ['no value', 'colonnade-token='],
  ['a signature with another key', `colonnade-token=${body}.${sign(body, 'another')}`],
  [
    'other claims under the signature',
    `colonnade-token=${part({ alg: 'none' })}.${part({ id: 2 })}.${sign(body)}`,
  ],
  ['a fourth part', `colonnade-token=${token}.x`],
  ['the name that https has', `__Host-colonnade-token=${token}`],
])('takes nobody for staff by %s', (_, cookies) => {
  expect(isStaff(cookies)).toBe(false);
});

it('takes nobody for staff where it has no secret', () => {
  expect(staffSessionCheck(undefined, false)(`colonnade-token=${token}`)).toBe(false);
});
