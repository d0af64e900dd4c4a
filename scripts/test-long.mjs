// `npm run test:long`: what `npm test` has no time for, part after part, or only the parts that are named.
import { partCommands } from './test/commands.mjs';
import { PARTS, TAGGED } from './test/parts.mjs';
import { runStep, summarize } from './test/run-step.mjs';

const named = process.argv.slice(2);
const known = [...Object.keys(PARTS), TAGGED];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts:`);
  for (const [name, { about }] of Object.entries(PARTS)) console.error(`  ${name.padEnd(11)} ${about}`);
  console.error(`  ${TAGGED.padEnd(11)} the tests of daily files that are tagged long`);
  process.exit(2);
}
const chosen = named.length > 0 ? named : known.filter((name) => !PARTS[name]?.onlyNamed);
const results = [];
for (const part of chosen)
  for (const [suite, command] of Object.entries(partCommands(part)))
    if (command) results.push(await runStep(`${part} (${suite})`, command, true));
summarize(results);
