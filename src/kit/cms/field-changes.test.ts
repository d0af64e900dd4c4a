import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { describeChanges } from './field-changes';

const fields: Field[] = [
  { name: 'email', type: 'email' },
  { name: 'status', type: 'select', options: ['new', 'open'] },
  { name: 'isActive', type: 'checkbox' },
  { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'message', type: 'textarea' }] }] },
  { type: 'row', fields: [{ name: 'tags', type: 'select', hasMany: true, options: ['a', 'b'] }] },
];
const before = { email: 'ada@example.com', status: 'new', isActive: true, message: 'One', tags: ['a'] };

it('names the changed fields, and states only the values of choices', () => {
  const after = {
    ...before,
    email: 'x@example.com',
    status: 'open',
    isActive: false,
    message: 'Two',
    tags: ['b'],
  };
  expect(describeChanges(fields, before, after)).toBe(
    'email, status: new → open, isActive: true → false, message, tags',
  );
});

it('is empty when nothing in the document changed', () => {
  expect(describeChanges(fields, before, { ...before, updatedAt: 'later', sessions: [1] })).toBeNull();
});

it('lists only the choices of a new document, no written text', () => {
  expect(describeChanges(fields, undefined, before)).toBe('status: new, isActive: true');
});

it('treats a relation the same as an id or as the document itself', () => {
  const related: Field[] = [{ name: 'assignee', type: 'relationship', relationTo: 'users' }];
  expect(describeChanges(related, { assignee: 3 }, { assignee: { id: 3, username: 'nora' } })).toBeNull();
  expect(describeChanges(related, { assignee: 3 }, { assignee: { id: 4, username: 'tess' } })).toBe(
    'assignee',
  );
});
