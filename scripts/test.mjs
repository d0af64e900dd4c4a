// `npm test`: everything that CI checks, by the names that also run alone (npm run <step>). All steps run, so that
// one failure does not hide another; the last line gives the result. Steps of two lists run side by side: none of
// them uses both cores.
import { ensureInstalled } from './lib/install.mjs';
import { npmRun, runStep, summarize } from './test/run-step.mjs';

const STAGES = [
  [['build'], ['lint', 'format:check', 'rules', 'unused']],
  [['unit'], ['types', 'invariants']],
  [['int']],
  [['e2e']],
];

if (!(await ensureInstalled())) process.exit(1);
/** @type {import('./test/run-step.mjs').Result[]} */
const results = [];
for (const lists of STAGES) {
  const ofLists = lists.map(async (steps) => {
    const ofList = [];
    for (const step of steps) ofList.push(await runStep(step, npmRun(step), lists.length === 1));
    return ofList;
  });
  results.push(...(await Promise.all(ofLists)).flat());
}
summarize(results);
