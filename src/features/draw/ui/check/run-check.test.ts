import { expect, it } from 'vitest';
import { inSlices } from './run-check';

async function* arriving(...texts: string[]) {
  yield* texts;
}

it('passes every letter on in order, in pieces', async () => {
  const long = Array.from({ length: 50_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
  const pieces: string[] = [];
  for await (const piece of inSlices(arriving(long, '', 'the end'))) pieces.push(piece);
  expect(pieces.join('')).toBe(`${long}the end`);
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(16_384);
});

it('pauses after 12 ms of work, and only then', async () => {
  let time = 0;
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const clock = { now: () => time, rest };
  for await (const _ of inSlices(arriving('a', 'b', 'c', 'd', 'e'), clock)) time += 5;
  expect(rests).toBe(1);
  for await (const _ of inSlices(arriving('a', 'b', 'c'), clock)) time += 12;
  expect(rests).toBe(4);
});
