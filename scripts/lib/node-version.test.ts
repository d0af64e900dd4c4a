import { expect, it } from 'vitest';
import { checkNode } from './node-version.mjs';

it.each(['18.20.8', '20.18.3', '16.0.0'])('refuses Node %s in one line', (version) => {
  expect(checkNode(version)).toEqual({
    refusal: `Colonnade needs Node 20.19 or later; this is ${version}.`,
  });
});

it('works with Node 20, and says in one line that nobody mends it anymore', () => {
  expect(checkNode('20.19.0')).toEqual({
    warning: 'Node 20 has had no security release since April 2026: please move to Node 24 (this is 20.19.0)',
  });
});

it.each(['22.12.0', '24.0.0', '24.21.0', '26.1.0'])('has nothing to say about Node %s', (version) => {
  expect(checkNode(version)).toEqual({});
});
