import { expect, it } from 'vitest';
import { maskHandle } from './mask-handle';

it.each([
  ['ada.lovelace', 'a•••e'],
  ['grace', 'g•••e'],
  ['sam', 's•••'],
  ['κώστας', 'κ•••ς'],
])('%s is shown as %s', (handle, masked) => expect(maskHandle(handle)).toBe(masked));
