import { expect, it } from 'vitest';
import { z } from 'zod';
import { readRequest, recordIdSchema } from './request-contract';

const contract = z.object({
  id: recordIdSchema(),
  size: z.enum(['s', 'm'], { error: 'Please choose a size' }),
});
const says = (raw: unknown) => readRequest(contract, raw).error?.issues[0]?.message;

it.each<[unknown, string | undefined]>([
  [{ id: 2147483647, size: 's' }, undefined],
  [{ id: 1, size: 'x' }, 'Please choose a size'],
  [{ id: '1', size: 's' }, 'The request is not valid'],
  [{ id: 2147483648, size: 's' }, 'The request is not valid'],
  [{ id: 1.5, size: 's' }, 'The request is not valid'],
  [{ id: 0, size: 's' }, 'The request is not valid'],
  [7, 'The request is not valid'],
])('%j: %s', (raw, sentence) => expect(says(raw)).toBe(sentence));
