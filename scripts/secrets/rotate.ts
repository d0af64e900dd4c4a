import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { allSecrets, readSecretsFile, secretsFile } from '@/kit/db/secret-keys';
import {
  PURPOSE_NAMES,
  SECRET_PURPOSES,
  type SecretPurpose,
  type StoredSecret,
  type StoredSecrets,
} from '@/kit/db/secret-purposes';
import { addIdentity, identityFile } from '../backup/identities';
import { takeLock } from '../lib/file-lock';
import { Refusal } from '../lib/refusal';
import { replaceFile } from '../lib/replace-file';

const DAY_MS = 24 * 3_600_000;

const isPurpose = (word: string): word is SecretPurpose => Object.hasOwn(SECRET_PURPOSES, word);

/** The earlier end of the two; null = none. */
const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

/** A new secret, before those that are still accepted. */
function rotated(purpose: SecretPurpose, now: Date, isNow: boolean): StoredSecret[] {
  const { days } = SECRET_PURPOSES[purpose];
  if (isNow && days === null)
    throw new Refusal(
      `The earlier secrets of ${purpose} cannot end now: rows of the database depend on them.`,
    );
  const end = days === null ? null : new Date(now.getTime() + (isNow ? 0 : days) * DAY_MS).toISOString();
  const before = allSecrets(purpose).map((one) => ({ ...one, until: earlier(one.until, end) }));
  const accepted = before.filter(({ until }) => until === null || until > now.toISOString());
  return [{ key: randomBytes(32).toString('hex'), made: now.toISOString(), until: null }, ...accepted];
}

const described = (purpose: SecretPurpose, isNow: boolean): string => {
  const { days, of } = SECRET_PURPOSES[purpose];
  if (days === null) return `${purpose} (${of}): replaced; the earlier ones still read what they wrote.`;
  if (days === 0 || isNow) return `${purpose} (${of}): replaced; nothing of before is accepted anymore.`;
  return `${purpose} (${of}): replaced; what was signed before works for ${days} more days.`;
};

async function rotateBackups(): Promise<string> {
  const recipient = await addIdentity(identityFile());
  return `The next backups are encrypted for ${recipient}. Keep a new copy of ${identityFile()} elsewhere: it opens earlier ones too.`;
}

/** @param word a purpose, `all` of them, or `backups`. @returns what happened, for people */
export async function rotate(word: string, isNow: boolean): Promise<string> {
  if (word === 'backups') return rotateBackups();
  if (word !== 'all' && !isPurpose(word))
    throw new Refusal(`There is no secret "${word}": all, backups, ${PURPOSE_NAMES.join(', ')}.`);
  const purposes = word === 'all' ? PURPOSE_NAMES : [word];
  mkdirSync(path.dirname(secretsFile()), { recursive: true });
  const release = await takeLock(`${secretsFile()}.lock`, { patienceMs: 10_000 });
  try {
    const changed = purposes.map((purpose) => {
      const isAtOnce = isNow && !(word === 'all' && SECRET_PURPOSES[purpose].days === null);
      return [purpose, rotated(purpose, new Date(), isAtOnce)];
    });
    const next: StoredSecrets = { ...readSecretsFile(), ...Object.fromEntries(changed) };
    await replaceFile(secretsFile(), `${JSON.stringify(next, null, 1)}\n`);
  } finally {
    release();
  }
  return [
    ...purposes.map((purpose) => described(purpose, isNow)),
    `Now restart web and worker, on several machines with the same ${secretsFile()}, and keep a new copy elsewhere: npm run secrets -- export <file>.`,
  ].join('\n');
}
