// The first file that runs, perhaps with a Node too old for the rest: plain JavaScript, nothing imported before the
// version is checked. Commands: (none) = start, dev, run, run-bare or run-offline <script> <arguments>.
const wanted = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(`Colonnade needs Node ${wanted.join('.')} or later; this is ${process.versions.node}.`);
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
