import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/support/temp-folder';

const WORDS = 'ada@example.com wrote this';
const MANIFEST = {
  format: 1 as const,
  at: '2026-11-23T18:00:00.000Z',
  migrations: [],
  queueMigration: 0,
  key: 'abcdefgh',
  tables: [],
  sequences: [],
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = tempFolder();
  file = path.join(folder, 'made.tar.gz.age');
  vi.resetModules();
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  vi.stubEnv('BACKUP_DIR', path.join(folder, 'backups'));
  vi.stubEnv('BACKUP_RECIPIENT', '');
  vi.stubEnv('BACKUP_PASSPHRASE', '');
});
afterEach(() => {
  // The worker is shared with other files.
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Several of age's chunks of 64 KiB: words, then bytes that do not compress. */
async function write({ plain = false } = {}) {
  const { chooseProtection } = await import('./encrypt');
  const { writeBackupParts } = await import('./archive');
  const protection = await chooseProtection(plain);
  const content = Buffer.concat([Buffer.from(WORDS), randomBytes(300_000)]);
  await writeBackupParts({ file, encrypt: protection.encrypt }, async (add) => {
    await add('media/words.txt', content.length, [content] as unknown as AsyncIterable<Buffer>);
    return MANIFEST;
  });
  return protection;
}

async function check(identity?: string) {
  const { chooseDecryption } = await import('./decrypt');
  const { checkArchive } = await import('./archive');
  return checkArchive(file, await chooseDecryption(file, identity));
}

const keyFile = () => path.join(folder, 'data', 'backup-identity.txt');

it('encrypts with a key that is made once, and says where it is and what losing it means', async () => {
  const first = await write();
  expect(first.suffix).toBe('.age');
  expect(first.says).toBe(
    `IMPORTANT: a key for the backups was generated: keep a copy of ${keyFile()} elsewhere: without it nobody can read the backups once this disk is lost.`,
  );
  const made = readFileSync(keyFile(), 'utf8');
  expect(made).toMatch(/^# public key: age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect(bytes.includes(WORDS)).toBe(false);
  expect(() => gunzipSync(bytes)).toThrow();
  await expect(check()).resolves.toMatchObject({ at: MANIFEST.at });
  const { chooseProtection } = await import('./encrypt');
  expect((await chooseProtection(false)).says).toMatch(/^Encrypted: keep a copy of /);
  expect(readFileSync(keyFile(), 'utf8')).toBe(made);
});

it('is plain on request, and the same words are in it then', async () => {
  expect((await write({ plain: true })).says).toMatch(/^NOT encrypted/);
  expect(gunzipSync(readFileSync(file)).includes(WORDS)).toBe(true);
  await expect(check()).resolves.toMatchObject({ at: MANIFEST.at });
});

it('encrypts for public keys alone, and is still checked after writing', async () => {
  const { addIdentity } = await import('./identities');
  const own = path.join(folder, 'elsewhere.txt');
  vi.stubEnv('BACKUP_RECIPIENT', await addIdentity(own));
  vi.resetModules();
  const { decrypt } = await write();
  const { checkArchive } = await import('./archive');
  await expect(checkArchive(file, decrypt)).resolves.toMatchObject({ at: MANIFEST.at });
  await expect(check()).rejects.toThrow(
    `${file} is encrypted: add --identity <file with the private key of the backups>.`,
  );
  await expect(check(own)).resolves.toMatchObject({ at: MANIFEST.at });
  const other = path.join(folder, 'other.txt');
  await addIdentity(other);
  await expect(check(other)).rejects.toThrow(
    `${file} cannot be restored here: it is encrypted with another key: ${other} does not open it.`,
  );
  await expect(check(path.join(folder, 'none.txt'))).rejects.toThrow(/^There is no file .+none\.txt\.$/);
});

it('encrypts with a passphrase, which a restore needs', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  await write();
  await expect(check()).resolves.toMatchObject({ at: MANIFEST.at });
  vi.resetModules();
  vi.stubEnv('BACKUP_PASSPHRASE', 'incorrect horse battery');
  await expect(check()).rejects.toThrow('it is encrypted with another key: the passphrase does not open it.');
  vi.resetModules();
  vi.stubEnv('BACKUP_PASSPHRASE', '');
  await expect(check()).rejects.toThrow(`${file} is encrypted with a passphrase: set BACKUP_PASSPHRASE.`);
}, 60_000);

it('refuses a mistyped public key by its name, and a key beside the backups', async () => {
  const { chooseProtection } = await import('./encrypt');
  const wrong = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8q';
  vi.stubEnv('BACKUP_RECIPIENT', wrong);
  await expect((async () => chooseProtection(false))()).rejects.toThrow(
    `BACKUP_RECIPIENT contains ${wrong}, which is not a public key: it has a typo.`,
  );
  vi.resetModules();
  vi.stubEnv('BACKUP_RECIPIENT', '');
  vi.stubEnv('BACKUP_DIR', path.join(folder, 'data'));
  const again = await import('./encrypt');
  await expect((async () => again.chooseProtection(false))()).rejects.toThrow(
    'BACKUP_DIR is DATA_DIR: the key would be beside the backups. Set another BACKUP_DIR.',
  );
});

it('refuses every truncated and every altered file', async () => {
  await write();
  const bytes = readFileSync(file);
  for (const length of [0, 10, 100, bytes.length >> 1, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, length));
    await expect(check(), `cut after ${length}`).rejects.toThrow(/ is damaged \(.+\): use another backup\.$/);
  }
  for (const at of [0, 300, bytes.length >> 1, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    writeFileSync(file, altered);
    await expect(check(), `byte ${at}`).rejects.toThrow(/ is damaged \(.+\): use another backup\.$/);
  }
});
