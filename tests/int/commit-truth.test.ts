import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';

/** A deferred trigger runs inside COMMIT: one raises an error, one kills the backend before it is done. */
const TRIGGERS = `
  CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused at commit'; END $$;
  CREATE FUNCTION die_at_commit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON social_links DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.label = 'refuse me') EXECUTE FUNCTION refuse_commit();
  CREATE CONSTRAINT TRIGGER die AFTER INSERT ON social_links DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.label = 'kill me') EXECUTE FUNCTION die_at_commit();
`;

let site: OpenPayload;

const create = (label: string) =>
  site.payload.create({
    collection: 'social-links',
    data: { label, url: 'https://example.com' },
    overrideAccess: true,
  });
const rowsOf = async (label: string) =>
  (await site.query('SELECT id FROM social_links WHERE label = $1', [label])).rows.length;

/** Runs a statement within an open Payload transaction. */
const inside = (id: string, statement: SQL) => {
  const { sessions } = site.payload.db as unknown as { sessions: Record<string, { db: Executor }> };
  return sessions[id]?.db.execute(statement) ?? Promise.reject(new Error('no such transaction'));
};
type SQL = ReturnType<typeof sql>;
type Executor = { execute: (statement: SQL) => Promise<unknown> };

beforeAll(async () => {
  site = await openPayload();
});
beforeEach(() => {
  expect(Object.keys(site.payload.db.sessions ?? {})).toEqual([]);
});
afterAll(() => site.close());

describe('a write is acknowledged only when the database committed it', () => {
  it('keeps the normal path', async () => {
    await site.query(TRIGGERS);
    await create('keep me');
    expect(await rowsOf('keep me')).toBe(1);
  });

  it('rejects when a deferred constraint refuses the commit', async () => {
    await expect(create('refuse me')).rejects.toThrow();
    expect(await rowsOf('refuse me')).toBe(0);
  });

  it('rejects when the backend is killed before the commit', async () => {
    await expect(create('kill me')).rejects.toThrow();
    expect(await rowsOf('kill me')).toBe(0);
  });

  it('rejects when a failed statement was swallowed, so that COMMIT became ROLLBACK', async () => {
    const id = (await site.payload.db.beginTransaction()) as string;
    await inside(id, sql`INSERT INTO social_links (label, url) VALUES ('lost', 'https://example.com')`);
    await inside(id, sql`SELECT 1 / 0`).catch(() => undefined);
    await expect(site.payload.db.commitTransaction(id)).rejects.toThrow();
    expect(await rowsOf('lost')).toBe(0);
  });

  it('rolls back without an error, and keeps working after all that', async () => {
    const id = (await site.payload.db.beginTransaction()) as string;
    await inside(id, sql`INSERT INTO social_links (label, url) VALUES ('undone', 'https://example.com')`);
    await site.payload.db.rollbackTransaction(id);
    expect(await rowsOf('undone')).toBe(0);
    await create('still alive');
    expect(await rowsOf('still alive')).toBe(1);
  });
});
