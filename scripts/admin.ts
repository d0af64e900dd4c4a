import { randomBytes } from 'node:crypto';
import { getPayloadClient } from '@/core/server/payload';
import { listFactors } from '@/features/staff/server/second-factor/list-factors';
import { removeFactors } from '@/features/staff/server/second-factor/remove-factors';
import { allowLongStatements } from '@/kit/cms/database';

const USAGE = `Usage:
  npm run admin -- reset-password <username>   prints a new password for somebody who lost theirs
  npm run admin -- reset-factors <username>    removes the passkeys, app and recovery codes of somebody who lost them
  npm run admin -- factors                     lists who has which second factor, and for which address`;

async function findAccount(name: string) {
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
  if (!docs[0]) throw new Error(`There is no staff account named "${username}"`);
  return docs[0];
}

async function resetPassword(name: string): Promise<string> {
  const { id, username } = await findAccount(name);
  const password = randomBytes(15).toString('base64url');
  const payload = await getPayloadClient();
  // Payload ends every session of an account whose password changes.
  await payload.update({ collection: 'users', id, data: { password }, overrideAccess: true });
  return `New password for ${username}: ${password}\nAll sessions of this account have ended.`;
}

async function resetFactors(name: string): Promise<string> {
  const { id, username } = await findAccount(name);
  if (!(await removeFactors(id, 'all', null))) return `${username} has no second factor.`;
  return `The second factors of ${username} are removed, and all sessions of this account have ended.`;
}

async function run([command, name]: string[]): Promise<string> {
  if (command === 'factors') {
    await getPayloadClient();
    return listFactors();
  }
  if (command === 'reset-password' && name) return resetPassword(name);
  if (command === 'reset-factors' && name) return resetFactors(name);
  throw new Error(USAGE);
}

run(process.argv.slice(2)).then(
  (answer) => process.stdout.write(`${answer}\n`, () => process.exit(0)),
  (error: Error) =>
    process.stderr.write(`${error.message === USAGE ? USAGE : error.message.split('\n')[0]}\n`, () =>
      process.exit(1),
    ),
);
