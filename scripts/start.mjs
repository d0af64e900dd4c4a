// The first file that runs, perhaps with a Node too old for the rest: plain JavaScript, and nothing but that check is
// imported before it. Commands: (none) = start, dev, run, run-bare or run-offline <script> <arguments>.
import { checkNode } from './lib/node-version.mjs';

const { refusal } = checkNode(process.versions.node);

if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  import('./lib/install.mjs')
    .then(({ ensureInstalled }) => ensureInstalled())
    .then((installed) => {
      if (!installed) process.exit(1);
      return import('tsx/esm/api');
    })
    .then(({ register }) => {
      register();
      return import('./start/main.ts');
    })
    .then(({ main }) => main(process.argv.slice(2)))
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
}
