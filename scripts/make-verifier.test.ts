import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { makeVerifier, VERIFIER } from './make-verifier';

it('is what its sources make: run `npm run verifier` after a change', async () => {
  expect((await makeVerifier()) === readFileSync(VERIFIER, 'utf8')).toBe(true);
});

it('needs nothing but Node', () => {
  const text = readFileSync(VERIFIER, 'utf8');
  const needed = [...text.matchAll(/^import .* from ["']([^"']+)["'];$/gm)].map(([, name]) => name as string);
  expect(needed.length).toBeGreaterThan(0);
  for (const name of needed) expect(builtinModules).toContain(name.replace(/^node:/, ''));
});
