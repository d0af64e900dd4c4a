import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { carried, flat, shapeOf, withValues } from './carried';

const FIELDS: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'One',
        fields: [
          { name: 'name', type: 'text', maxLength: 10 },
          { name: 'motto', type: 'text' },
        ],
      },
      {
        label: 'Two',
        fields: [
          { name: 'kind', type: 'select', options: ['a', { value: 'b', label: 'B' }] },
          { name: 'rows', type: 'array', maxRows: 2, fields: [{ name: 'text', type: 'textarea' }] },
          { name: 'group', type: 'group', fields: [{ name: 'mail', type: 'email' }] },
          { name: 'day', type: 'date' },
        ],
      },
    ],
  },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'revision', type: 'text', virtual: true },
];

it('carries the fields of the document, without ids, pictures and what forms send along', () => {
  expect(
    carried(FIELDS, {
      id: 7,
      name: 'Meridian',
      motto: null,
      kind: null,
      rows: [{ id: 'x', text: 'First' }],
      group: { mail: 'hello@meridian.example' },
      picture: 3,
      revision: 'r',
      _status: 'published',
    }),
  ).toEqual({
    name: 'Meridian',
    motto: '',
    rows: [{ text: 'First' }],
    group: { mail: 'hello@meridian.example' },
  });
});

it.each([
  [{ name: 'Meridian', kind: 'b', rows: [{ text: '' }] }, undefined],
  [{}, undefined],
  [{ day: '2026-11-25T12:00:00.000Z' }, undefined],
  [{ day: 'tomorrow' }, 'day'],
  [{ name: 'eleven letters' }, 'name'],
  [{ name: 5 }, 'name'],
  [{ kind: 'c' }, 'kind'],
  [{ rows: [{ text: '1' }, { text: '2' }, { text: '3' }] }, 'rows'],
  [{ rows: [{ text: '1', id: 'x' }] }, 'rows.0'],
  [{ group: { mail: 'nobody' } }, 'group.mail'],
  [{ picture: 3 }, ''],
  [{ password: 'x' }, ''],
])('the shape of %j is wrong at %s', (given, place) => {
  expect(shapeOf(FIELDS).safeParse(given).error?.issues[0]?.path.join('.')).toBe(place);
});

it('puts given values into their groups and replaces lists', () => {
  const stored = {
    name: 'A',
    group: { mail: 'a@a.example', other: 1 },
    rows: [{ text: '1' }, { text: '2' }],
  };
  const merged = withValues(stored, { group: { mail: 'b@b.example' }, rows: [{ text: '3' }] });
  expect(merged).toEqual({ name: 'A', group: { mail: 'b@b.example', other: 1 }, rows: [{ text: '3' }] });
  expect(flat(merged)).toEqual([
    ['name', 'A'],
    ['group.mail', 'b@b.example'],
    ['group.other', '1'],
    ['rows.0.text', '3'],
  ]);
});
