import { z } from 'zod';
import { Refusal } from '../lib/refusal';

/** Increase when older programs can no longer read the format. */
export const FORMAT = 1;

/** The last part of a backup: a file without it is incomplete. */
export const MANIFEST = 'manifest.json';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
});
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** As text: PostgreSQL's values exceed JavaScript's safe integers. */
  value: z.string().regex(/^-?\d+$/),
  called: z.boolean(),
});
const part = z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  /** Names, in the order in which they ran. */
  migrations: z.array(z.string()),
  /** Of the queue's own library. */
  queueMigration: z.number().int(),
  /** Shows whether the secret of the erasures is the same, not what it is. */
  key: z.string(),
  /** The same for every purpose, newest first; none in backups that bring the secret of the site with them. */
  secrets: z.record(z.string(), z.array(z.string())).optional(),
  tables: z.array(table),
  sequences: z.array(sequence),
  parts: z.array(part),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Table = z.output<typeof table>;
export type Sequence = z.output<typeof sequence>;
export type BackupPart = z.output<typeof part>;

/** @throws Refusal for a later format; Error if it is not a manifest */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.number() }).parse(value);
  if (format > FORMAT) throw new Refusal('it was made by a newer version of this program');
  return manifestSchema.parse(value);
}
