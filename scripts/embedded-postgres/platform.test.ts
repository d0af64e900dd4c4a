import { describe, expect, it } from 'vitest';
import { durabilityProblems } from './durability';
import { postgresPackage } from './platform';

describe('the PostgreSQL of this machine', () => {
  it('asks for DATABASE_URL where there is none', () => {
    expect(() => postgresPackage('win32', 'x64', true)).toThrow(
      'No embedded PostgreSQL exists for win32-x64: set DATABASE_URL to a PostgreSQL 18 database of your own.',
    );
    expect(() => postgresPackage('linux', 'x64', false)).toThrow(
      'The embedded PostgreSQL needs glibc, which this system lacks: set DATABASE_URL to a PostgreSQL 18 database of your own.',
    );
  });

  it('is an 18', () => {
    expect(postgresPackage().version).toMatch(/^18\./);
  });
});

describe('settings that a crash may punish', () => {
  it('names each setting that is off', async () => {
    const row = { fsync: 'off', full_page_writes: 'on', synchronous_commit: 'off' };
    const client = { query: async () => ({ rows: [row] }) };
    expect(await durabilityProblems(client as never)).toEqual(['fsync = off', 'synchronous_commit = off']);
  });
});
