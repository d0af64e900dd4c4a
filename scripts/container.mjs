// The image's entry point: web | worker | prepare | backup | restore | roles | secrets. It refuses a missing setting by name before
// anything starts, because a container has no embedded database and no default secrets.
const ROLES = ['web', 'worker', 'prepare', 'backup', 'restore', 'roles', 'secrets'];

const role = process.argv[2] ?? '';
const needed = role === 'roles' ? ['DATABASE_URL'] : ['DATABASE_URL', 'PAYLOAD_SECRET'];
const missing = needed.find((name) => !process.env[name]?.trim());

if (!ROLES.includes(role)) {
  console.error(`Say what to run: ${ROLES.join(', ')}.`);
  process.exitCode = 1;
} else if (missing) {
  console.error(`${missing} is not set: \`npm run compose:init\` writes one into .env.`);
  process.exitCode = 1;
} else {
  // The arguments after the role belong to it.
  process.argv.splice(2, 1);
  await import(`../.processes/${role}.mjs`);
}
