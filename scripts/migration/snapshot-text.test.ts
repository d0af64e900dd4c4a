import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { snapshotText } from './snapshot-text';

it('writes one line for each column, index and enum', () => {
  const snapshot = {
    version: '7',
    tables: {
      'public.users': {
        name: 'users',
        columns: { id: { name: 'id', notNull: true } },
        indexes: { users_idx: { name: 'users_idx', columns: [{ expression: 'id' }] } },
        policies: {},
      },
    },
    enums: { 'public.role': { name: 'role', values: ['admin', 'editor'] } },
    schemas: {},
  };
  expect(snapshotText(snapshot)).toBe(`{
  "version": "7",
  "tables": {
    "public.users": {
      "name": "users",
      "columns": {
        "id": {"name":"id","notNull":true}
      },
      "indexes": {
        "users_idx": {"name":"users_idx","columns":[{"expression":"id"}]}
      },
      "policies": {}
    }
  },
  "enums": {
    "public.role": {"name":"role","values":["admin","editor"]}
  },
  "schemas": {}
}`);
});

it('is how the snapshot beside the migrations is written', () => {
  const folder = 'src/migrations';
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files).toHaveLength(1);
  const text = readFileSync(`${folder}/${files[0]}`, 'utf8');
  // A difference between two texts of this length takes long to print, and says nothing more.
  expect(text === `${snapshotText(JSON.parse(text))}\n`).toBe(true);
});
