import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { dataFields } from '../../src/cms/field-changes';

const loadConfig = async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  return (await import('../../payload.config')).default;
};

/** Fields whose editor comes from a network far away. */
const LOADS_AN_EDITOR = ['code', 'json'];
const isShown = (field: Field) =>
  !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden);

it('has a back office that calls nobody: no telemetry, no portraits, no editor from elsewhere', async () => {
  const { telemetry, admin, collections, globals } = await loadConfig();
  expect([telemetry, admin.avatar]).toEqual([false, 'default']);
  const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(20);
  const loaded = own.flatMap(({ slug, fields }) =>
    dataFields(fields)
      .filter((field) => LOADS_AN_EDITOR.includes(field.type) && isShown(field))
      .map(({ name }) => `${slug}.${name}`),
  );
  expect(loaded).toEqual([]);
});

it('changes no table by itself, and keeps nothing in the queue that loses and repeats', async () => {
  const { db, jobs, graphQL } = await loadConfig();
  const adapter = db.init({ payload: {} as never }) as unknown as { push: boolean };
  expect(adapter.push).toBe(false);
  expect([jobs.tasks ?? [], jobs.workflows ?? [], graphQL.disable]).toEqual([[], [], true]);
});

it('has none of the parts that were ways in', async () => {
  const { collections } = await loadConfig();
  const risky = collections.filter(
    ({ auth, orderable, upload }) =>
      orderable ||
      (auth && auth.useAPIKey) ||
      (upload && upload.pasteURL !== false) ||
      (auth && auth.maxLoginAttempts > 0),
  );
  expect(risky.map(({ slug }) => slug)).toEqual([]);
});
