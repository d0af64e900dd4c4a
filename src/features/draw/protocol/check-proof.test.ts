import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyProof } from '../../../../scripts/verify-draw/main.mjs';
import { toHex } from './bytes';
import { checkProof, type EntryProof } from './check-proof';
import { entryHash, saltOf } from './entry';
import { leafHash, levelsOf, pathOf } from './merkle';
import { LIST_SECRET, sampleDraw } from './sample-draw.fixture';

const { facts, leaves, entries } = sampleDraw(40);
const committed = facts.commitment;
const levels = levelsOf(leaves.map((leaf) => leafHash(leaf)));

function proofOf(ticket: number): EntryProof {
  const entry = entries[ticket] as EntryProof['entry'];
  const person = leaves[ticket]?.person as number;
  const tickets = leaves.flatMap((leaf, at) =>
    leaf.person === person
      ? [{ ticket: at, hash: toHex(leaf.hash), path: pathOf(levels, at).map(toHex) }]
      : [],
  );
  return { entry, salt: toHex(saltOf(LIST_SECRET, entry)), person, tickets };
}
const anyTicket = fc.nat(leaves.length - 1);

it('proves that each entry is in the list, with all tickets of its person', () => {
  fc.assert(
    fc.property(anyTicket, (ticket) => {
      const proof = proofOf(ticket);
      expect(toHex(entryHash(saltOf(LIST_SECRET, proof.entry), proof.entry))).toBe(
        toHex(leaves[ticket]?.hash as Uint8Array),
      );
      expect(checkProof(proof, committed, proof.entry)).toBe(true);
      expect(verifyProof(proof, facts.commitment)).toEqual([]);
    }),
  );
});

it('proves nothing else: another handle, person, salt, path, root, or a repeated ticket', () => {
  fc.assert(
    fc.property(anyTicket, (ticket) => {
      const proof = proofOf(ticket);
      const asked = proof.entry;
      const [first] = proof.tickets as [EntryProof['tickets'][number]];
      const wrong: EntryProof[] = [
        { ...proof, person: proof.person + 1 },
        { ...proof, salt: '00'.repeat(32) },
        { ...proof, tickets: [] },
        { ...proof, tickets: [...proof.tickets, first] },
        { ...proof, tickets: [{ ...first, ticket: first.ticket + 1 }] },
        { ...proof, tickets: [{ ...first, path: first.path.slice(1) }] },
        { ...proof, tickets: [{ ...first, hash: 'zz' }] },
      ];
      for (const one of wrong) expect(checkProof(one, committed, asked)).toBe(false);
      expect(checkProof(proof, committed, { ...asked, handle: 'somebody' })).toBe(false);
      expect(checkProof(proof, { ...committed, root: '00'.repeat(32) }, asked)).toBe(false);
      expect(verifyProof({ ...proof, person: proof.person + 1 }, facts.commitment).length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
