import { expect, it } from 'vitest';
import { environmentOf } from './run-process';

const env = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://owner@h/d',
  DATABASE_WEB_URL: 'postgres://web@h/d',
  DATABASE_WORKER_URL: 'postgres://worker@h/d',
  DATABASE_ADMIN_URL: 'postgres://admin@h/d',
} as const;

it.each([
  ['web', 'postgres://web@h/d', '', ''],
  ['worker', 'postgres://worker@h/d', '', ''],
  ['prepare', 'postgres://owner@h/d', 'postgres://web@h/d', ''],
  ['restore', 'postgres://owner@h/d', 'postgres://web@h/d', ''],
  ['roles', 'postgres://owner@h/d', 'postgres://web@h/d', 'postgres://admin@h/d'],
] as const)('gives %s the connections of its own role', (name, own, web, admin) => {
  expect(environmentOf(name, env)).toMatchObject({
    NODE_ENV: 'production',
    DATABASE_URL: own,
    DATABASE_WEB_URL: web,
    DATABASE_ADMIN_URL: admin,
  });
});

it('gives everybody the one connection of an installation without roles', () => {
  const one = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@h/d', DATABASE_WEB_URL: '' } as const;
  for (const name of ['web', 'worker', 'prepare'] as const)
    expect(environmentOf(name, one).DATABASE_URL).toBe('postgres://a@h/d');
});
