import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { makeVerifier } from './processes';

it('needs nothing but Node, and brings the license of its packages', async () => {
  const text = await makeVerifier();
  const needed = [...text.matchAll(/^import .* from ["']([^"']+)["'];$/gm)].map(([, name]) => name as string);
  expect(needed.length).toBeGreaterThan(0);
  for (const name of needed) expect(builtinModules).toContain(name.replace(/^node:/, ''));
  expect(text).toContain('// The MIT License (MIT)');
});
