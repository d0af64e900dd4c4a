import { randomBytes } from 'node:crypto';
import { allowLongStatements } from '@/cms/database';
import { getPayloadClient } from '@/server/payload';

/** `npm run admin -- reset-password <name>`: prints a new password for somebody who lost theirs. */
const USAGE = 'Usage: npm run admin -- reset-password <username>';

async function resetPassword(name: string): Promise<string> {
  allowLongStatements();
  const payload = await getPayloadClient();
  const username = name.trim().toLowerCase();
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const account = docs[0];
  if (!account) throw new Error(`There is no staff account named "${username}"`);
  const password = randomBytes(15).toString('base64url');
  // Payload ends every session of an account whose password changes.
  await payload.update({ collection: 'users', id: account.id, data: { password }, overrideAccess: true });
  return `New password for ${username}: ${password}\nAll sessions of this account have ended.`;
}

async function run([command, name]: string[]): Promise<string> {
  if (command !== 'reset-password' || !name) throw new Error(USAGE);
  return resetPassword(name);
}

run(process.argv.slice(2)).then(
  (answer) => process.stdout.write(`${answer}\n`, () => process.exit(0)),
  (error: Error) => process.stderr.write(`${error.message.split('\n')[0]}\n`, () => process.exit(1)),
);
