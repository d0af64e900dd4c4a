// The image's entry: web | worker | prepare | backup | restore. It refuses a missing setting by name before anything starts, since a
// container has no embedded database and no default secrets.
import { register } from 'tsx/esm/api';

const ENTRIES = {
  web: '../src/front/main.ts',
  worker: '../src/worker/main.ts',
  prepare: './prepare.ts',
  backup: './backup.ts',
  restore: './restore.ts',
};

const role = process.argv[2] ?? '';
const missing = ['DATABASE_URL', 'PAYLOAD_SECRET'].find((name) => !process.env[name]?.trim());

if (!Object.hasOwn(ENTRIES, role)) {
  console.error(`Say what to run: ${Object.keys(ENTRIES).join(', ')}.`);
  process.exitCode = 1;
} else if (missing) {
  console.error(`${missing} is not set: \`npm run compose:init\` writes one into .env.`);
  process.exitCode = 1;
} else {
  // What follows the role is its own.
  process.argv.splice(2, 1);
  register();
  await import(ENTRIES[/** @type {keyof typeof ENTRIES} */ (role)]);
}
