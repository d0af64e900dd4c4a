import { HASH, sha256 } from './hashes.mjs';

export function leafHash(person, hash) {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(person);
  return sha256(Buffer.from([0]), number, hash);
}

/** MTH of RFC 6962 over `size` consecutive hashes in `hashes`. */
export function merkleRoot(hashes, from = 0, size = hashes.length / HASH) {
  if (size === 0) return sha256();
  if (size === 1) return hashes.subarray(from * HASH, (from + 1) * HASH);
  let half = 1;
  while (half * 2 < size) half *= 2;
  return sha256(
    Buffer.from([1]),
    merkleRoot(hashes, from, half),
    merkleRoot(hashes, from + half, size - half),
  );
}

/** The root that a path leads to: from the leaf upward, by the leaf's position in each half. */
export function rootOfPath(hash, index, size, path) {
  if (size === 1) return path.length === 0 && index === 0 ? hash : null;
  const sibling = path.at(-1);
  if (!sibling || index < 0 || index >= size) return null;
  let half = 1;
  while (half * 2 < size) half *= 2;
  const rest = path.slice(0, -1);
  if (index < half) {
    const left = rootOfPath(hash, index, half, rest);
    return left && sha256(Buffer.from([1]), left, sibling);
  }
  const right = rootOfPath(hash, index - half, size - half, rest);
  return right && sha256(Buffer.from([1]), sibling, right);
}

/** @param lines of leaves.txt, without line ends */
export async function readList(lines) {
  const persons = [];
  const hashes = [];
  const problems = [];
  let people = 0;
  let previous = '';
  for await (const line of lines) {
    const number = persons.length + 1;
    const match = /^(0|[1-9][0-9]*) ([0-9a-f]{64})$/.exec(line);
    if (!match) throw new Error(`leaves.txt: line ${number} is no ticket`);
    const person = Number(match[1]);
    if (match[2] <= previous) problems.push(`line ${number}: its hash does not come after the one before`);
    if (person > people) problems.push(`line ${number}: person ${person} comes before person ${people}`);
    if (person === people) people += 1;
    previous = match[2];
    persons.push(person);
    hashes.push(leafHash(person, Buffer.from(match[2], 'hex')));
  }
  return { persons, people, problems, root: merkleRoot(Buffer.concat(hashes)).toString('hex') };
}
