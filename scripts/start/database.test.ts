import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/support/temp-folder';
import { secretFor } from './database';

describe('the secret', () => {
  it('is the given one', () => {
    expect(secretFor('given', tempFolder(), 'postgres://db.example.org/x')).toBe('given');
  });

  it.each([undefined, 'postgres://a:b@127.0.0.1:5432/x', 'postgres://localhost/x'])(
    'is generated once and readable only by its owner (%s)',
    (databaseUrl) => {
      const dataDir = path.join(tempFolder(), 'not-made-yet');
      const secret = secretFor(undefined, dataDir, databaseUrl);
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(secretFor(undefined, dataDir, databaseUrl)).toBe(secret);
      expect(statSync(path.join(dataDir, 'payload-secret')).mode & 0o777).toBe(0o600);
    },
  );

  it('is required with a database elsewhere', () => {
    expect(() => secretFor(undefined, tempFolder(), 'postgres://db.example.org/x')).toThrow(
      'PAYLOAD_SECRET is required with a database on another machine: at least 32 random characters.',
    );
  });
});
