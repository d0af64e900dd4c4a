import { ticketNumber } from './draw.mjs';
import { entryHash } from './hashes.mjs';
import { leafHash, rootOfPath } from './list.mjs';

/** @returns everything that is wrong, as sentences */
export function verifyProof(proof, commitment) {
  const wrong = [];
  const salt = Buffer.from(proof.salt, 'hex');
  const own = entryHash(salt, proof.entry).toString('hex');
  if (!proof.tickets.some(({ hash }) => hash === own)) wrong.push('no ticket is that of the named entry');
  for (const { ticket, hash, path } of proof.tickets) {
    const leaf = leafHash(proof.person, Buffer.from(hash, 'hex'));
    const steps = path.map((one) => Buffer.from(one, 'hex'));
    const found = rootOfPath(leaf, ticket, commitment.tickets, steps);
    if (found?.toString('hex') !== commitment.root)
      wrong.push(`ticket ${ticketNumber(ticket)} is not in the list`);
  }
  return wrong;
}
