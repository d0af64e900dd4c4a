/**
 * `npm run bench [-- name…]`: measures the built site and prints tables; docs/benchmarks.md holds the last result of
 * each bench. Times belong here and never in `npm test`. Run it on an otherwise idle machine.
 */
import { startTestServer } from '../support/test-server';
import { assetsBench } from './assets.bench';
import type { Bench } from './bench-type';
import { saveResult } from './benchmarks-file';
import { deskBench } from './desk.bench';
import { drawBench } from './draw.bench';
import { drawCheckBench } from './draw-check.bench';
import { growthBench } from './growth.bench';
import { helpBench } from './help.bench';
import { lighthouseBench } from './lighthouse.bench';
import { loadBench } from './load.bench';
import { postsBench } from './posts.bench';
import { startBench } from './start.bench';
import { weightBench } from './weight.bench';

const BENCHES: Bench[] = [
  lighthouseBench,
  assetsBench,
  growthBench,
  deskBench,
  helpBench,
  loadBench,
  postsBench,
  weightBench,
  drawBench,
  drawCheckBench,
  startBench,
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}; the benches are ${BENCHES.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const stop = await startTestServer();
try {
  for (const bench of BENCHES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const text = await bench.measure((line) => process.stderr.write(`${line}\n`));
    console.log(`\n${bench.title}\n\n${text}\n`);
    await saveResult(bench, text);
  }
} finally {
  await stop();
}
process.exit(0);
