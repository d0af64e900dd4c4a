/**
 * Checks a published draw without the site: see `usage` below. It follows docs/draw-protocol.md alone, and shares no
 * code with the site except one package, which checks drand's signature.
 */
import { createReadStream, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHAIN, verifySignature } from './drand.mjs';
import { placesOf, seedOf, spelled, ticketNumber, verifyDraw } from './draw.mjs';
import { readList } from './list.mjs';
import { verifyProof } from './proof.mjs';

export { commitmentFingerprint, commitmentText, sourcesHash } from './commitment.mjs';
export { timeOfRound, verifySignature } from './drand.mjs';
export { drawPlaces, drawTickets, seedOf, verifyDraw } from './draw.mjs';
export { entryHash, entrySalt } from './hashes.mjs';
export { leafHash, merkleRoot, readList } from './list.mjs';
export { verifyProof };

const usage = `node verify-draw.mjs [folder] [options]

  folder                 where draw.json and leaves.txt are; this one unless said otherwise
  --fingerprint <text>   the fingerprint that you noted before the draw
  --proof <file>         a proof that the site gave you
  --value <file>         the drand round as a relay gives it (JSON): tells who won, whatever the site says`;

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The places that follow from the list and the public value alone. */
function fromValue({ commitment, fingerprint, draw }, list, value, wrong) {
  const { round, signature } = value;
  if (commitment.drand.chain !== CHAIN)
    return void wrong.push('value: this draw was not committed to a round of drand');
  if (round !== commitment.drand.round || !verifySignature(round, signature))
    return void wrong.push(`value: this is not the signature of round ${commitment.drand.round}`);
  const places = spelled(placesOf(commitment, list, seedOf(fingerprint, signature)));
  console.log(`From the value that you gave: ${places}`);
  if (draw && spelled(draw.places) !== places) wrong.push('places: they do not follow from your value');
}

function tellResult({ draw }) {
  if (!draw) return console.log('Everything is right so far; the draw is not published yet.');
  const passed = draw.passedOver.map(({ place, reason }) => ` Place ${place} was passed over: ${reason}.`);
  console.log(
    `Everything is right. First drawn: ticket ${ticketNumber(draw.places[0].ticket)}.${passed.join('')}`,
  );
}

async function main(words) {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { fingerprint: text, proof: text, value: text, help: { type: 'boolean' } },
  });
  if (values.help) return void console.log(usage);
  const [folder = '.'] = positionals;
  const facts = json(path.join(folder, 'draw.json'));
  const input = createReadStream(path.join(folder, 'leaves.txt'));
  const list = await readList(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
  const wrong = verifyDraw(facts, list);
  console.log(`Round ${facts.commitment.round}: ${list.persons.length} tickets of ${list.people} people`);
  console.log(`Fingerprint ${facts.fingerprint}`);
  console.log('Only a fingerprint noted before the draw shows when it was fixed.');
  if (values.fingerprint && values.fingerprint.trim().toLowerCase() !== facts.fingerprint)
    wrong.push(`fingerprint: you noted ${values.fingerprint}, but this draw has ${facts.fingerprint}`);
  if (values.value) fromValue(facts, list, json(values.value), wrong);
  if (values.proof) {
    const proof = json(values.proof);
    wrong.push(...verifyProof(proof, facts.commitment));
    if (wrong.length === 0)
      console.log(`The entry ${proof.entry.handle} (${proof.entry.account}) is in the list`);
  }
  if (wrong.length === 0) return void tellResult(facts);
  for (const line of wrong) console.error(`WRONG  ${line}`);
  process.exitCode = 1;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2)).catch((error) => {
    console.error(`The draw could not be read: ${error.message}`);
    process.exitCode = 2;
  });
