import { expect, it } from 'vitest';
import { warmUp } from './warm-up';

it('loads the first page before the rest, and every handler that the front calls itself', async () => {
  const prepared: string[] = [];
  await warmUp({ prepare: async (path) => void prepared.push(path) });
  expect(prepared[0]).toBe('/');
  expect(prepared).toEqual(
    expect.arrayContaining(['/api/support', '/api/waitlist', '/api/newsletter', '/api/auth/login']),
  );
});
