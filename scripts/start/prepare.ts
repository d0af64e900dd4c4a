import { z } from 'zod';
import { Refusal } from '../lib/refusal';
import { ended, runProcess } from '../lib/run-process';
import { endChild } from './children';
import type { Lifecycle } from './lifecycle';

const resultSchema = z.object({
  migrated: z.number(),
  seeded: z.boolean(),
  admin: z.object({ username: z.string(), password: z.string().nullable() }).nullable(),
});

export type FirstAdmin = z.output<typeof resultSchema>['admin'];

/**
 * Runs the prepare process: migrations, default content, first admin.
 * @returns the admin if it was created now
 * @throws Refusal; the script has printed why
 */
export async function prepareDatabase(lifecycle: Lifecycle, env: NodeJS.ProcessEnv): Promise<FirstAdmin> {
  const child = runProcess('prepare', { env, stdio: ['ignore', 'pipe', 'inherit'] });
  lifecycle.onStop(() => endChild(child));
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await ended(child);
  if (code !== 0) throw new Refusal('The site was not started.');
  return resultSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '')).admin;
}
