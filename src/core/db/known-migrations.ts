import { readdirSync } from 'node:fs';
import path from 'node:path';
import { processSingleton } from '@/kit/shared/process-singleton';

/** Those of this program, read once: an upgrade may replace the files while it runs. Payload names each after its file. */
export const migrationNames = () =>
  processSingleton('migration-names', () =>
    readdirSync(path.join(process.cwd(), 'src/migrations'))
      .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
      .map((file) => file.slice(0, -3)),
  );

/** SQL: migrations of the database that are not among the names in $1, newest first. */
export const UNKNOWN_MIGRATIONS = `select name from payload_migrations where batch > 0 and name <> all($1::text[]) order by id desc`;

/** Of a database that a later version prepared: this one would read and write tables that have changed. */
export const TOO_NEW = 'has migrations that this program does not know';
