import { expect, it } from 'vitest';
import { rankPeople } from './ranking';
import { drawnTickets } from './stream';

/** Number of draws, each with its own randomness. They are the same in every run, so this passes always or never. */
const DRAWS = 100_000;
/** Tickets of ten people: 1, 1, 2, 3, 5, 8, 1, 4, 3 and 2. */
const TICKETS = [1, 1, 2, 3, 5, 8, 1, 4, 3, 2];
const PERSON_OF = TICKETS.flatMap((tickets, person) => Array<number>(tickets).fill(person));
const ALL = PERSON_OF.length;

const randomnessOf = (draw: number) => {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, draw);
  return bytes;
};

const counts = {
  ticket: Array<number>(ALL).fill(0),
  first: TICKETS.map(() => 0),
  second: TICKETS.map(() => 0),
};
for (let draw = 0; draw < DRAWS; draw += 1) {
  const seed = { key: randomnessOf(draw), lines: ['colonnade-draw-2 stream', 'f'.repeat(64)] };
  const [first, second] = rankPeople(drawnTickets(seed, ALL), (ticket) => PERSON_OF[ticket] as number, 2);
  counts.ticket[first?.ticket as number] = (counts.ticket[first?.ticket as number] as number) + 1;
  counts.first[first?.person as number] = (counts.first[first?.person as number] as number) + 1;
  counts.second[second?.person as number] = (counts.second[second?.person as number] as number) + 1;
}

/** Pearson's statistic of the counts against the expected shares. */
const chiSquare = (found: number[], shares: number[]) =>
  found.reduce((sum, count, at) => {
    const expected = DRAWS * (shares[at] as number);
    return sum + (count - expected) ** 2 / expected;
  }, 0);

const shares = TICKETS.map((tickets) => tickets / ALL);

it('draws every ticket with the same frequency', () => {
  // 29 degrees of freedom: a fair draw exceeds 66 once in ten thousand times.
  expect(chiSquare(counts.ticket, Array<number>(ALL).fill(1 / ALL))).toBeLessThan(66);
});

it('gives people the first place in proportion to their tickets', () => {
  // 9 degrees of freedom: a fair draw exceeds 34 once in ten thousand times.
  expect(chiSquare(counts.first, shares)).toBeLessThan(34);
});

it('gives the second place in proportion to the tickets of the remaining people', () => {
  const second = shares.map((own, at) =>
    shares.reduce((sum, other, index) => (index === at ? sum : sum + (other * own) / (1 - other)), 0),
  );
  expect(chiSquare(counts.second, second)).toBeLessThan(34);
});

it('would detect a list that favors somebody by a twentieth', () => {
  const tilted = shares.map((own, at) => (at === 5 ? own * 1.05 : own * (1 - (0.05 * 8) / 22)));
  expect(chiSquare(counts.first, tilted)).toBeGreaterThan(34);
});
